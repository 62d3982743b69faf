import common from "../../locales/zh/common";
import errors from "../../locales/zh/every-page-errors";
import fields from "../../locales/zh/fields";
import findings from "../../locales/zh/every-page-findings";
import help from "../../locales/zh/help";
import options from "../../locales/zh/options";
import registration from "../../locales/zh/registration";

export default { common, errors, fields, findings, help, options, registration };
