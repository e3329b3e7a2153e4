/** Words of the first load, zh-Hant. */
export default import.meta.glob<string>(
  ["$data/i18n/zh-Hant/*.ftl", "!$data/i18n/zh-Hant/{rules,help,cli}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
