/** The names of the sections in emails and messages (glossary). */
export default {
  basic: "公司基本信息",
  business: "公司经营信息",
  association: "关联公司",
  contact: "业务联系人",
  manage: "管理体系认证",
  bank: "银行信息",
  attachment: "评审附件",
};
