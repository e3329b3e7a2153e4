/** Words of the first load, zh-Hans. */
export default import.meta.glob<string>(
  ["$data/i18n/zh-Hans/*.ftl", "!$data/i18n/zh-Hans/{rules,help,cli}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
