import type { RefusalTexts } from "../refusal-texts";
import account from "../locales/zh/account";
import common from "../locales/zh/common";
import dashboard from "../locales/zh/dashboard";
import errors from "../locales/zh/errors";
import evidence from "../locales/zh/evidence";
import fields from "../locales/zh/fields";
import figures from "../locales/zh/figures";
import findings from "../locales/zh/findings";
import help from "../locales/zh/help";
import home from "../locales/zh/home";
import importing from "../locales/zh/import";
import messages from "../locales/zh/messages";
import news from "../locales/zh/news";
import options from "../locales/zh/options";
import progress from "../locales/zh/progress";
import registration from "../locales/zh/registration";
import signIn from "../locales/zh/sign-in";
import stopChange from "../locales/zh/stop-change";
import undoEmail from "../locales/zh/undo-email";
import workspace from "../locales/zh/workspace";

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
} satisfies RefusalTexts;
