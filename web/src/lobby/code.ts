/** The code of a table, as people type, say and paste it. */
const IN_LINK = /\/t\/([^/?#\s]+)/i;
const CODE = /^[A-Z0-9]{4,12}$/;

/** Read the code in *text*, which may be a whole invite link; null where there is none. */
export function parseCode(text: string): string | null {
  const said = IN_LINK.exec(text)?.[1] ?? text;
  const code = said.replace(/[\s-]/g, "").toUpperCase();
  return CODE.test(code) ? code : null;
}

/** Write the link that leads to a table. */
export const inviteLink = (origin: string, code: string): string => `${origin}/t/${code}`;

/** Whether an address leads nowhere from another device. */
export const isOnlyHere = (hostname: string): boolean =>
  hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");

const USUAL_PORT = "8000";

/** What to type for a server that listens on the network: with the sources, and installed. */
export function networkCommands(port: string): string[] {
  const isUsual = port === "" || port === USUAL_PORT;
  return [
    `make play HOST=0.0.0.0${isUsual ? "" : ` PORT=${port}`}`,
    `dafuweng play --host 0.0.0.0${isUsual ? "" : ` --port ${port}`}`,
  ];
}
