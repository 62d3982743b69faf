import account from "../locales/en/account";
import common from "../locales/en/common";
import dashboard from "../locales/en/dashboard";
import errors from "../locales/en/errors";
import evidence from "../locales/en/evidence";
import fields from "../locales/en/fields";
import figures from "../locales/en/figures";
import findings from "../locales/en/findings";
import help from "../locales/en/help";
import home from "../locales/en/home";
import importing from "../locales/en/import";
import messages from "../locales/en/messages";
import news from "../locales/en/news";
import options from "../locales/en/options";
import progress from "../locales/en/progress";
import registration from "../locales/en/registration";
import signIn from "../locales/en/sign-in";
import stopChange from "../locales/en/stop-change";
import undoEmail from "../locales/en/undo-email";
import workspace from "../locales/en/workspace";

export default {
  account,
  common,
  dashboard,
  errors,
  evidence,
  fields,
  figures,
  findings,
  help,
  home,
  import: importing,
  messages,
  news,
  options,
  progress,
  registration,
  signIn,
  stopChange,
  undoEmail,
  workspace,
};
