import common from "../../locales/zh/common";
import errors from "../../locales/zh/errors";
import fields from "../../locales/zh/fields";
import findings from "../../locales/zh/findings";
import help from "../../locales/zh/help";
import importing from "../../locales/zh/import";
import options from "../../locales/zh/options";
import registration from "../../locales/zh/registration";

export default { common, errors, fields, findings, help, import: importing, options, registration };
