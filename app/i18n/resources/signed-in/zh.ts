import account from "../../locales/zh/account";
import dashboard from "../../locales/zh/dashboard";
import figures from "../../locales/zh/figures";
import messages from "../../locales/zh/messages";
import news from "../../locales/zh/news";
import workspace from "../../locales/zh/workspace";

export default { account, dashboard, figures, messages, news, workspace };
