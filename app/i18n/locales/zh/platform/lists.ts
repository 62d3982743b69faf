/** Lists of values: the name of each, the hint for its search, and its columns. */
export default {
  names: {
    country: "国家或地区",
    province: "省份",
    city: "城市",
    currency: "币种",
    category: "供应品类",
    region: "区域",
    taskState: "任务状态",
    timeZone: "时区",
    bank: "银行",
  },
  fields: {
    search: "名称、代码或拼音",
    name: "名称",
    code: "代码",
    searchBank: "银行名称或拼音",
    bankName: "银行名称",
    bankCode: "SWIFT 代码或联行号前三位",
  },
};
