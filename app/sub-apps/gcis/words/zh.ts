import common from "~/i18n/locales/zh/common";
import errors from "~/i18n/locales/zh/errors";
import fields from "~/i18n/locales/zh/fields";
import findings from "~/i18n/locales/zh/findings";
import gcis from "~/i18n/locales/zh/gcis";
import home from "~/i18n/locales/zh/home";
import options from "~/i18n/locales/zh/options";
import progress from "~/i18n/locales/zh/progress";

export default { common, errors, fields, findings, gcis, home, options, progress };
