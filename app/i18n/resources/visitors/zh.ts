import evidence from "../../locales/zh/evidence";
import home from "../../locales/zh/home";
import progress from "../../locales/zh/progress";
import registered from "../../locales/zh/registered";
import signIn from "../../locales/zh/sign-in";
import stopChange from "../../locales/zh/stop-change";
import success from "../../locales/zh/success";
import undoEmail from "../../locales/zh/undo-email";

export default { evidence, home, progress, registered, signIn, stopChange, success, undoEmail };
