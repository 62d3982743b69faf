/** Emails about a watched change to all contacts known before it. */
export default {
  company: "公司",
  /** The kind of change, and the sentences before and after it. */
  what: { bank: "收款账户", contact: "业务联系人", representative: "法定代表人", identity: "公司身份信息" },
  values: {
    none: "无",
    bank: { current: "原账户", previous: "原账户", new: "新账户" },
    contact: { current: "原联系人", previous: "原联系人", new: "新联系人" },
    representative: { current: "原法定代表人", previous: "原法定代表人", new: "新法定代表人" },
    identity: { current: "原身份信息", previous: "原身份信息", new: "新身份信息" },
  },
  until: { bank: "仍向原账户付款", others: "仍使用原信息" },
  approval: { one: "{{approvers}} 位采购人员批准", several: "{{approvers}} 位采购人员分别批准" },
  proposed: {
    subject: "有人申请变更贵公司的{{what}}",
    paragraph: "此变更须由 {{approval}}；批准 {{bankHours}} 小时后生效，生效前{{until}}。",
    afterCall:
      "我们会先拨打此前登记的电话与贵公司核实，再由 {{approval}}；批准 {{bankHours}} 小时后生效，生效前{{until}}。",
  },
  scheduled: {
    subject: "贵公司的{{what}}变更已批准，将于 {{bankHours}} 小时后生效",
    paragraph: "此变更将于 {{at}}（北京时间）生效，生效前{{until}}。",
  },
  stopped: {
    subject: "贵公司的{{what}}变更已停止",
    paragraph: "此变更已停止并冻结，{{until}}。采购部将拨打此前登记的电话与贵公司核实。",
  },
  effective: {
    subject: "贵公司的{{what}}变更已生效",
    bank: "今后向新账户付款。如非贵公司提出，请立即致电采购经理。",
    others: "今后使用新信息。如非贵公司提出，请立即致电采购经理。",
  },
  stop: "如非贵公司提出，请立即点击下方链接停止变更，无需登录。停止后变更会被冻结，采购部会立即收到通知。",
  linkClosed: {
    subject: "您的停止链接已关闭",
    opening:
      "采购部已与贵公司电话核实，并关闭了发往此邮箱的停止变更链接。今后贵公司的企业档案有变更时，我们仍会通知此邮箱。",
    next: "如您认为有误，请立即致电采购经理。",
  },
};
