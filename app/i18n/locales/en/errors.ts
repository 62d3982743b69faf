import colleagueErrors from "./colleague-errors";
import conversationErrors from "./conversation-errors";
import everyPageErrors from "./every-page-errors";
import subAppErrors from "./sub-app-errors";
import workspaceErrors from "./workspace-errors";

/** The message list of §8. */
export default {
  ...everyPageErrors,
  ...workspaceErrors,
  ...subAppErrors,
  ...colleagueErrors,
  ...conversationErrors,
  onboarding: { ...everyPageErrors.onboarding, ...subAppErrors.onboarding },
};
