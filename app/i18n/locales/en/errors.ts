import everyPageErrors from "./every-page-errors";
import workspaceErrors from "./workspace-errors";

/** The message list of §8. */
export default { ...everyPageErrors, ...workspaceErrors };
