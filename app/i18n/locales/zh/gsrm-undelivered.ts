import type { EmailTopic } from "~/rules/emails/email-topics";

/** Emails about a registration that did not arrive. */
export default {
  title: "未送达的邮件",
  topics: {
    received: "收到注册申请的确认邮件",
    approval: "审核通过的通知",
    return: "退回修改的通知",
    rejection: "审核不通过的通知",
    onboarding: "准入进度的通知",
    reminder: "提醒邮件",
    virus: "文件含有病毒的通知",
    documents: "证照到期提醒",
    categories: "合格品类调整的通知",
    correctiveAction: "整改通知",
    change: "信息变更的通知",
    conversation: "采购部留言的通知",
    code: "验证码",
    invitation: "邀请邮件",
    account: "账号变动的通知",
    alarm: "安全提醒",
    digest: "待办汇总",
    escalation: "超期未审的通知",
    other: "其他",
  } satisfies Record<EmailTopic, string>,
  failures: {
    refused: "对方的邮件服务器拒收，邮箱地址可能已失效。请致电供应商核实。",
    unreachable: "一天之内一直无法连接邮件服务器。",
  },
  states: {
    waiting: "正在等待再次发送。",
    gone: "邮件中有密码或链接，或已过期，因此不能再次发送。请致电供应商；密码可在登录页重新设置。",
  },
  resend: "再次发送",
  resendFor: "再次发送：{{topic}}，{{email}}",
  busy: "正在发送…",
  done: "邮件将再次发送。",
};
