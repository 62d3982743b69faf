/** 维护值列表和黑名单时的提示，按代码；只有采购端加载。 */
export default {
  "blockList.codeOrName": "请填写代码或公司名称",
  "blockList.day": "有效期须为今天或以后的日期",
  "blockList.facts": "内容不完整，或与所选类型不符",
  "blockList.listed": "黑名单中已有相同的号码或邮箱，请修改原有条目",
  "blockList.outdated": "此条目已被其他人修改，您的修改尚未保存",
  "blockList.unknown": "黑名单中已没有此条目，请刷新页面",
  "blockList.unrecognised": "{{label}}无法用于识别，请填写实际内容",
  "lov.code": "{{label}}以英文字母或数字开头，只能包含字母、数字、短横线、下划线和点，最多 {{max}} 个字符",
  "lov.countryCode": "{{label}}应为 ISO 3166 的两位字母，例如 CN",
  "lov.currencyCode": "{{label}}应为 ISO 4217 的三位字母，例如 CNY",
  "lov.codeTaken": "列表中已有此代码；如该值已停用，请直接恢复",
  "lov.unknownParent": "{{label}}不在列表中，请重新选择",
  "lov.unknownValue": "列表中已没有此值，请刷新页面",
  "lov.outdated": "此值已被其他人修改，您的修改尚未保存",
  "lov.fixed": "系统依赖此列表的每个值，只能修改名称",
};
