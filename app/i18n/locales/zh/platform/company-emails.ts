/** Texts of emails to users who sign in at the company's own provider. */
export default {
  emailChanged:
    "如非本人操作，您的账号可能已被他人使用。请在 {{emailUndoHours}} 小时内点击下方链接恢复此邮箱，无需登录。恢复后，所有设备均会退出登录。请同时立即告知公司 IT 部门。",
  emailRestored: "登录方式不变，请在登录页选择“{{companySignIn}}”。",
  mailboxReplaced: "登录方式不变，请在登录页选择“{{companySignIn}}”。",
  signIn: {
    subject: "如何登录供应商协同平台",
    opening: "有人申请重设您在{{brand}}供应商协同平台的密码。您的账号通过公司账号登录，在本平台没有密码。",
    next: "请在登录页选择“{{companySignIn}}”。如无法登录，请联系公司 IT 部门。",
    notYou: "如非本人操作，请忽略本邮件，您的账号没有任何变化。",
  },
  invitation: {
    next: "请点击下方链接开通账号，可使用{{brand}}账号登录，也可设置密码。链接只能使用一次，请勿转发。",
    link: "开通账号",
  },
};
