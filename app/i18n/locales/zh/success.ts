/** 提交注册后的页面。 */
export default {
  title: "注册已提交",
  copy: "复制",
  copyNumber: "复制申请编号",
  nextTitle: "下一步",
  submitted: "您已提交注册资料",
  message: "确认邮件已发送至 {{email}}。",
  review: "采购经理进行初审",
  due: "预计不晚于 {{date}}（{{within}}内）给出结果。",
  account: "初审通过后，账号和初始密码将发送至 {{email}}",
  password: "初始密码 {{passwordHours}} 小时内有效。",
  /** 退回修改后再次提交。 */
  again: {
    title: "注册已重新提交",
    submitted: "您已重新提交修改后的资料",
    message: "确认邮件已发送至 {{email}}，申请编号不变。",
    review: "采购经理核对您的修改",
  },
  copies: "留存副本",
  workbook: "全部资料，按页面分列",
  print: "查看或打印",
  printText: "全部资料在同一页，打印时不含菜单和按钮",
  mistake: "发现填写有误？审核结果作出之前，您可以撤回申请。",
};
