/** The calendar feed of a company's documents. */
export default {
  name: "{{company}}证照日历",
  expiry: "{{document}}有效期至当天",
  audit: "{{document}}截止",
  expiryText: "{{company}}的“{{document}}”有效期至当天。更新请登录供应商协同平台：{{link}}",
  auditText: "{{company}}的“{{document}}”应在当天或之前完成。详情请登录供应商协同平台查看：{{link}}",
};
