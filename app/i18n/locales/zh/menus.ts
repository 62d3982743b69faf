/** Names of menus that are not the title of a page of ours. */
export default {
  progress: "准入进度",
  conduct: "守则与指南",
  links: {
    title: "相关系统",
    site: "公司网站",
    logistics: "物流门户",
    binding: "绑定电子签章账号",
  },
};
