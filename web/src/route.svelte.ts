/** The page's addresses. */
export type Route =
  | { page: "lobby" }
  | { page: "table"; code: string }
  | { page: "replay"; code: string }
  | { page: "rules"; rule: string | null }
  | { page: "missing" };

export function parseRoute(path: string, hash: string): Route {
  const [, first = "", code] = path.split("/");
  if (first === "t" && code) return { page: "table", code: code.toUpperCase() };
  if (first === "replay" && code) return { page: "replay", code: code.toUpperCase() };
  if (first === "rules") return { page: "rules", rule: hash.slice(1) || null };
  // The server sends the same document for the last one, under the name of its file.
  return first === "" || first === "index.html" ? { page: "lobby" } : { page: "missing" };
}

let current = $state.raw<Route>(parseRoute(location.pathname, location.hash));

export function route(): Route {
  return current;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  current = parseRoute(location.pathname, location.hash);
  scrollTo(0, 0);
}

addEventListener("popstate", () => (current = parseRoute(location.pathname, location.hash)));

/** Follow links inside the page without loading it again: `<a href=… onclick={follow}>`. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "/");
}
