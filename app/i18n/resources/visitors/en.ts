import evidence from "../../locales/en/evidence";
import home from "../../locales/en/home";
import progress from "../../locales/en/progress";
import signIn from "../../locales/en/sign-in";
import stopChange from "../../locales/en/stop-change";
import success from "../../locales/en/success";
import undoEmail from "../../locales/en/undo-email";

export default { evidence, home, progress, signIn, stopChange, success, undoEmail };
