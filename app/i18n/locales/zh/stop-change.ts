/** The page behind the link that stops a change of the company file: read by people who have no account. */
export default {
  title: "停止资料变更",
  unknown: {
    title: "此链接无效",
    text: "请检查链接是否完整。如果您担心有人冒名变更贵公司的资料，请立即致电您的采购经理。",
  },
  open: {
    title: "要停止这项变更吗？",
    text: "有人申请变更贵公司的{{what}}。如果贵公司没有提出此变更，请点击下方按钮停止。",
    after: "停止后变更会被冻结，原信息保持不变，采购部会立即收到通知并与贵公司联系。",
    leave: "如果是贵公司提出的变更，无需操作，关闭本页即可。",
  },
  stopped: {
    title: "变更已停止",
    text: "变更已冻结，原信息保持不变。采购部已收到通知，会致电贵公司此前登记的电话核实。",
    next: "如果有人可能进入了贵公司的账号，请立即修改密码。",
  },
  effective: {
    title: "变更已经生效",
    text: "此变更已经生效，无法再通过链接停止。如果贵公司没有提出此变更，请立即致电您的采购经理。",
  },
  closed: {
    title: "此链接已关闭",
    text: "采购部已与贵公司电话核实，并关闭了发往此邮箱的停止链接。如果您认为不正确，请立即致电您的采购经理。",
  },
  what: { bank: "收款账户", contact: "业务联系人", other: "法定代表人" },
  over: { title: "此变更已结束", text: "此变更没有生效，也不会再生效，无需操作。" },
  company: "公司",
  before: "原为",
  after: "变更为",
  none: "无",
  proposedAt: "申请时间",
  effectiveAt: "计划生效时间",
  notYet: "尚未批准",
  stop: "停止此变更",
};
