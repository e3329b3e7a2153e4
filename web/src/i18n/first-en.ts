/** Words of the first load, en. */
export default import.meta.glob<string>(
  ["$data/i18n/en/*.ftl", "!$data/i18n/en/{rules,help,cli}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
