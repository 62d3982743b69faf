import common from "../locales/en/common";
import errors from "../locales/en/errors";
import fields from "../locales/en/fields";
import findings from "../locales/en/findings";
import home from "../locales/en/home";
import options from "../locales/en/options";
import progress from "../locales/en/progress";
import registration from "../locales/en/registration";

export default { common, errors, fields, findings, home, options, progress, registration };
