import common from "../../locales/en/common";
import errors from "../../locales/en/every-page-errors";
import fields from "../../locales/en/fields";
import findings from "../../locales/en/every-page-findings";
import help from "../../locales/en/help";
import options from "../../locales/en/options";
import registration from "../../locales/en/registration";

export default { common, errors, fields, findings, help, options, registration };
