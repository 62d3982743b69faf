import evidence from "../../locales/zh/evidence";
import findings from "../../locales/zh/visitor-findings";
import home from "../../locales/zh/home";
import progress from "../../locales/zh/progress";
import registered from "../../locales/zh/registered";
import returned from "../../locales/zh/returned";
import signIn from "../../locales/zh/sign-in";
import stopChange from "../../locales/zh/stop-change";
import success from "../../locales/zh/success";
import undoEmail from "../../locales/zh/undo-email";
import withdraw from "../../locales/zh/withdraw";

export default {
  evidence,
  findings,
  home,
  progress,
  registered,
  returned,
  signIn,
  stopChange,
  success,
  undoEmail,
  withdraw,
};
