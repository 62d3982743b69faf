import account from "../../locales/zh/account";
import dashboard from "../../locales/zh/dashboard";
import errors from "../../locales/zh/workspace-errors";
import figures from "../../locales/zh/figures";
import messages from "../../locales/zh/messages";
import news from "../../locales/zh/news";
import workspace from "../../locales/zh/workspace";

export default { account, dashboard, errors, figures, messages, news, workspace };
