import conversation from "../../locales/en/conversation";
import errors from "../../locales/en/conversation-errors";
import findings from "../../locales/en/conversation-findings";

export default { conversation, errors, findings };
