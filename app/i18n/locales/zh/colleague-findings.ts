/** Messages of the page of the colleagues, by code. */
export default {
  "colleague.noTabs": "请至少选择一项",
  "colleague.invited": "邀请已发送",
  "colleague.resent": "邀请已再次发送",
  "colleague.changed": "填写部分已更改",
  "colleague.nowRemoved": "已移除，该同事不能再打开注册资料",
};
