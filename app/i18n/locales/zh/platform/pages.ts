/** Values for the static texts: their edition and the contacts they name. The last ones are parts of a sentence. */
export default {
  edition: "版本 {{version}}，更新日期：{{updated}}，生效日期：{{effective}}",
  registeredOffice: "（住所：{{address}}）",
  privacy: { mailbox: "个人信息保护邮箱 {{email}}", none: "采购经理" },
  integrity: {
    phone: "电话 {{phone}}",
    email: "邮箱 {{email}}",
    address: "信函寄至{{address}}",
    none: "请向采购部索取合规部门的联系方式",
  },
};
