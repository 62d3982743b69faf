/** The page behind the link that stops a change of the company file: read by people who have no account. */
export default {
  title: "停止变更",
  unknown: {
    title: "此链接无效",
    text: "请检查链接是否完整。如担心有人冒名变更贵公司的信息，请立即致电采购经理。",
  },
  open: {
    title: "要停止这项变更吗？",
    text: "有人申请变更贵公司的{{what}}。如非贵公司提出，请点击下方按钮停止变更。",
    after: "停止后变更会被冻结，仍使用原信息。采购部会立即收到通知，并与贵公司联系。",
    leave: "如确为贵公司提出，无需操作，关闭本页即可。",
  },
  stopped: {
    title: "变更已停止",
    text: "变更已冻结，仍使用原信息。采购部已收到通知，将拨打贵公司此前登记的电话核实。",
    next: "如账号可能已被他人使用，请立即修改密码，并告知采购经理。",
  },
  effective: {
    title: "变更已生效",
    text: "此变更已生效，无法再通过链接停止。如非贵公司提出，请立即致电采购经理。",
  },
  closed: {
    title: "此链接已关闭",
    text: "采购部已与贵公司电话核实，并关闭了发往此邮箱的停止链接。如您认为有误，请立即致电采购经理。",
  },
  what: { bank: "收款账户", contact: "业务联系人", representative: "法定代表人", identity: "公司身份信息" },
  over: { title: "此变更已结束", text: "此变更未生效，也不会再生效，无需操作。" },
  company: "公司",
  before: "原为",
  after: "变更为",
  none: "无",
  proposedAt: "申请时间",
  approvedAt: "批准时间",
  effectiveAt: "计划生效时间",
  notYet: "待批准",
  stop: "停止此变更",
};
