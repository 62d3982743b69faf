import common from "~/i18n/locales/en/common";
import errors from "~/i18n/locales/en/errors";
import fields from "~/i18n/locales/en/fields";
import findings from "~/i18n/locales/en/findings";
import gcis from "~/i18n/locales/en/gcis";
import gsrm from "~/i18n/locales/en/gsrm";
import home from "~/i18n/locales/en/home";
import options from "~/i18n/locales/en/options";
import progress from "~/i18n/locales/en/progress";
import registration from "~/i18n/locales/en/registration";

export default { common, errors, fields, findings, gcis, gsrm, home, options, progress, registration };
