/** Alarms about possible fraud, for purchasing managers and super admins. */
export default {
  operator: "系统运维人员",
  supplier: "供应商{{name}}",
  changeStopped: {
    title: "请立即核实：联系人停止了{{supplier}}对{{section}}的变更",
    body: "{{by}} 通过邮件中的链接停止了{{supplier}}对{{section}}的变更，账号可能被冒用。变更已冻结，请拨打此前登记的电话与供应商核实后，再驳回此变更。",
  },
  callDenied: {
    title: "请立即核实：{{supplier}}否认申请过变更（{{section}}）",
    body: "{{supplier}}在电话中表示没有申请变更{{section}}，账号可能被冒用。变更已冻结，请核实后再驳回此变更。",
  },
  changeHeld: {
    title: "请重新核实：{{supplier}}对{{section}}的变更未按时生效",
    body: "{{supplier}}对{{section}}的变更批准后，情况发生了变化，系统已将其冻结。请查看原因，核实后再驳回此变更。",
  },
  accountShared: {
    title: "请核实：{{supplier}}申请改用的银行账户已登记在其他供应商名下",
    body: "{{supplier}}申请改用的银行账户已登记在其他供应商名下。批准前请核实两家公司的关系。",
  },
  emailChanged: {
    title: "账号邮箱已更换：{{name}}",
    body: "账号 {{name}} 的邮箱于 {{at}}（北京时间）由 {{before}} 更换为 {{after}}，登录验证码今后发送至新邮箱。\n\n如有疑问，请拨打此前登记的电话与本人核实。{{emailUndoHours}} 小时内，本人可通过发往原邮箱的邮件中的链接撤销更换。",
  },
  emailRestored: {
    title: "请立即核实：账号邮箱的更换被撤销（{{name}}）",
    body: "有人于 {{at}}（北京时间）通过发往原邮箱的邮件中的链接，将账号 {{name}} 的邮箱由 {{after}} 恢复为 {{before}}，此账号可能曾被冒用。所有设备均已退出登录，原密码已失效。\n\n请拨打此前登记的电话与本人核实，并检查此账号最近的操作。",
  },
  managerAdded: {
    title: "新的采购经理：{{name}}（{{account}}）",
    body: "{{giver}} 已将采购经理角色授予 {{name}}（{{account}}）。授予后 {{roleDays}} 天内，其审批不能作为第二次审批。如您认为不应授予，请联系系统管理员。",
  },
  managerRequested: {
    title: "请确认：{{requester}} 申请将 {{name}} 设为采购经理",
    body: "{{requester}} 申请将采购经理角色授予 {{name}}（{{account}}）。另一位采购经理或系统管理员在个人信息页的“{{accountRoles}}”中确认后生效。",
  },
  managerRemoved: {
    title: "不再担任采购经理：{{name}}（{{account}}）",
    body: "经 {{taker}} 申请，{{name}}（{{account}}）的采购经理角色已取消，其此前的第一次审批不再有效。如您认为不应取消，请联系系统管理员。",
  },
  mailboxRequested: {
    title: "请核实：{{requester}} 申请更换 {{name}} 的账号邮箱",
    body: "{{requester}} 表示 {{name}}（{{account}}）无法再使用原邮箱，申请更换账号邮箱。请另行向本人或其公司核实，再由另一位采购经理或系统管理员确认。",
  },
  mailboxReplaced: {
    title: "账号邮箱已更换：{{name}}（{{account}}）",
    body: "{{name}}（{{account}}）的账号邮箱已由两位同事更换为 {{after}}。所有设备均已退出登录，原密码、绑定的手机、通行密钥、身份验证器应用和恢复代码均已失效。如您认为不应更换，请立即停用该账号并核实。",
  },
  managerMapped: {
    title: "公司用户组指定的采购经理待确认：{{name}}（{{account}}）",
    body: "根据公司用户组，{{name}}（{{account}}）应为采购经理，须由另一位采购经理在个人信息页的“{{accountRoles}}”中确认。确认前为采购专员。如您认为有误，请拒绝并告知公司 IT 部门。",
  },
  personLinked: {
    title: "账号已关联公司账号：{{name}}（{{account}}）",
    body: "{{actor}} 已将 {{name}}（{{account}}）的账号关联到公司账号。今后须使用公司账号登录，原密码、手机和通行密钥均已失效；审批角色自即日起重新计算 {{roleDays}} 天。如您认为有误，请停用该账号并核实。",
  },
  personBarred: {
    title: "账号已停用：{{name}}（{{account}}）",
    body: "{{actor}} 已停用 {{name}}（{{account}}）的账号。该账号已在所有设备上退出登录，不能再登录，其待办审核已移交同事或退回待分配。如您认为有误，请联系系统管理员。",
  },
  managerRemovalRequested: {
    title: "请确认：{{requester}} 申请取消 {{name}} 的采购经理角色",
    body: "{{requester}} 申请取消 {{name}}（{{account}}）的采购经理角色。另一位采购经理或系统管理员在个人信息页的“{{accountRoles}}”中确认后生效。",
  },
  fileInfected: {
    title: "{{supplier}}上传的文件含有病毒",
    body: "扫描发现{{supplier}}上传的一个文件含有病毒，文件内容已删除，无法打开。如供应商通过其他途径发来同一文件，请勿打开。",
  },
};
