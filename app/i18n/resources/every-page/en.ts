import common from "../../locales/en/common";
import errors from "../../locales/en/errors";
import fields from "../../locales/en/fields";
import findings from "../../locales/en/findings";
import help from "../../locales/en/help";
import importing from "../../locales/en/import";
import options from "../../locales/en/options";
import registration from "../../locales/en/registration";

export default { common, errors, fields, findings, help, import: importing, options, registration };
