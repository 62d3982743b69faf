import importing from "../../locales/zh/import";

export default { import: importing };
