/** Why calls are refused that only pages of the workspace make (§8). */
export default {
  menu: {
    none: "尚未为您配置菜单权限，请联系管理员。",
    unknown: "该菜单不存在或未向您开放，请刷新页面。",
    notInitialized: "尚未为您配置菜单权限：您的账号未分配角色，请联系管理员。",
  },
  company: {
    outdated: "企业档案刚刚发生变化，请核对最新内容后再确认。",
    retired: "与贵公司的合作已终止，企业档案仅供查阅。",
  },
  consent: { notAsked: "您所在的地区无需此项同意，请刷新页面。" },
  dashboard: {
    cardThere: "该卡片已添加，无需重复添加。",
    cardUnknown: "该卡片不存在或未向您开放，请刷新页面。",
    layoutUnknown: "卡片已在其他窗口中移除，布局未保存。请刷新页面后重新调整。",
  },
  timeZone: { unknown: "没有此时区，请从列表中选择。" },
  tenant: { none: "您的账号尚未加入任何公司，请联系管理员开通。" },
  message: { unknown: "找不到该消息，可能已删除。请返回消息列表查看。" },
  news: {
    unknown: "找不到该新闻，可能已删除。请返回工作台查看。",
    conflict: "此新闻刚被他人修改，请刷新并查看最新内容后再编辑。",
  },
  export: {
    tooMany: "符合条件的记录超过 {{max, number}} 行，超出一个工作簿的容量，未导出任何内容。请缩小范围后重试。",
  },
};
