/** The email that invites a colleague of a registrant to some tabs. */
export default {
  subject: "同事邀请您填写供应商注册资料",
  opening: "{{invitedBy}}正在为贵公司注册成为{{brand}}的供应商，请您填写其中一部分。",
  name: "受邀人",
  tabs: "请填写",
  and: "、",
  next: "请点击下方链接。打开后，系统会向此邮箱发送验证码，输入验证码即可填写。链接可多次使用，请勿转发。",
  open: "前往填写",
  notYou: "如您不应填写这些资料，请忽略本邮件。",
};
