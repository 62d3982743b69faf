/** Errors of an invitation, by code. */
export default {
  "invitation.language": "请填写中文或英文",
  "invitation.country": "没有此国家或地区，请填写完整的中文或英文名称，或两位代码",
  "invitation.repeated": "此邮箱重复填写，请删除多余的一行",
  "invitation.registered": "此邮箱已有注册申请，无需邀请",
  "invitation.open": "此邮箱已有有效的邀请，可在列表中再次发送",
};
