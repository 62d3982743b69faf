import importing from "../../locales/en/import";

export default { import: importing };
