import conversation from "../../locales/zh/conversation";
import errors from "../../locales/zh/conversation-errors";
import findings from "../../locales/zh/conversation-findings";

export default { conversation, errors, findings };
