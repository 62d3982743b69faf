import account from "../../locales/en/account";
import dashboard from "../../locales/en/dashboard";
import errors from "../../locales/en/workspace-errors";
import figures from "../../locales/en/figures";
import messages from "../../locales/en/messages";
import news from "../../locales/en/news";
import workspace from "../../locales/en/workspace";

export default { account, dashboard, errors, figures, messages, news, workspace };
