import common from "../locales/zh/common";
import errors from "../locales/zh/errors";
import fields from "../locales/zh/fields";
import findings from "../locales/zh/findings";
import home from "../locales/zh/home";
import options from "../locales/zh/options";
import progress from "../locales/zh/progress";
import registration from "../locales/zh/registration";

export default { common, errors, fields, findings, home, options, progress, registration };
