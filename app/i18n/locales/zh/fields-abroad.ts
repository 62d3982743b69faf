/** Labels and hints that replace the usual ones for companies registered abroad: in one country, or in all. */
export default {
  all: {
    basic: {
      companyName: { label: "公司名称（当地语言）", hint: "有当地语言名称的，与注册证书完全一致" },
      companyEnglishName: { hint: "与注册证书、合同和银行账户上的英文名称一致" },
      registeredCountry: { hint: "由邀请确定，不能修改" },
      registeredDetail: { hint: "街道、门牌号、城市、州或地区" },
      officeDetail: { hint: "街道、门牌号、城市、州或地区" },
      registrationNumber: { hint: "注册证书或商业登记簿上的编号" },
      taxId: { hint: "当地税务或增值税识别号" },
      businessScope: { hint: "公司经营什么业务" },
      registeredCapital: { hint: "按所选币种填写完整金额，不以千或万计" },
      shareholders: { identityId: { label: "公司注册号", hint: "股东公司在其所在地的注册号" } },
    },
    attachment: { attachments: { hint: "须包含注册证书或商业登记簿摘录" } },
  },
  DE: { basic: { registrationNumber: { label: "商业登记号", hint: "例如 Amtsgericht München HRB 12345" } } },
  JP: { basic: { registrationNumber: { label: "法人番号", hint: "{{corporateNumberDigits}} 位数字" } } },
  IN: { basic: { registrationNumber: { label: "公司识别号（CIN）", hint: "{{cinCharacters}} 位，与注册证书一致" } } },
};
