/** The page behind the link that brings an account's old email back: read by people who are not signed in. */
export default {
  title: "撤销邮箱更换",
  unknown: {
    title: "此链接无效",
    text: "请检查链接是否完整。如担心账号被他人使用，请立即致电采购经理。",
  },
  open: {
    title: "要恢复原邮箱吗？",
    text: "您的账号邮箱已更换。如非本人操作，请点击下方按钮恢复原邮箱。",
    after: "恢复后，此账号会在所有设备上退出登录，密码立即失效；您需要用原邮箱重设密码。采购部会收到通知。",
    leave: "如为本人操作，无需处理，关闭本页即可。",
  },
  undone: {
    title: "原邮箱已恢复",
    text: {
      portal: "此账号已在所有设备上退出登录，原密码已失效。请用原邮箱重设密码，再登录平台。",
      company: "所有设备均已退出登录。登录方式不变，请使用公司账号登录。",
    },
    next: { portal: "重设密码", company: "登录" },
  },
  over: {
    title: "此链接已过期",
    text: "邮箱更换已超过 {{emailUndoHours}} 小时，无法再通过链接撤销。如非本人操作，请立即致电采购经理。",
  },
  before: "原邮箱",
  after: "新邮箱",
  changedAt: "更换时间",
  endsAt: "可撤销至",
  undo: "恢复原邮箱",
};
