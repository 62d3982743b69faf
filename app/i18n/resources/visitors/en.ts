import evidence from "../../locales/en/evidence";
import findings from "../../locales/en/visitor-findings";
import home from "../../locales/en/home";
import progress from "../../locales/en/progress";
import registered from "../../locales/en/registered";
import returned from "../../locales/en/returned";
import signIn from "../../locales/en/sign-in";
import stopChange from "../../locales/en/stop-change";
import success from "../../locales/en/success";
import undoEmail from "../../locales/en/undo-email";
import withdraw from "../../locales/en/withdraw";

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
