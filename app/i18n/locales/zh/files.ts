/** Words about files that are uploaded, and about those that are stored. */
export default {
  pick: "选择文件",
  orDrop: "，或拖到此处",
  allowed: "支持 {{types}}，单个文件不超过 {{megabytes}} MB",
  sendingNamed: "正在上传 {{name}}",
  left: { second_other: "约剩 {{count}} 秒", minute_other: "约剩 {{count}} 分钟" },
  cancel: "取消",
  cancelNamed: "取消上传 {{name}}",
  waiting: "文件上传完成后自动继续…",
  retry: "重试",
  dismiss: "移除",
  remove: "删除",
  removeNamed: "删除文件 {{name}}",
  /** 上传者看到的查毒状态。 */
  scan: {
    unscanned: "",
    received: "正在查毒…",
    scanning: "正在查毒…",
    clean: "已查毒，未发现病毒",
    infected: "文件含有病毒，内容已删除。请移除此项并重新上传。",
  },
  /** 审核人看到的查毒状态。 */
  scanOf: {
    unscanned: "未经查毒",
    received: "正在查毒，完成后可打开",
    scanning: "正在查毒，完成后可打开",
    clean: "已查毒",
    infected: "含有病毒，内容已删除，无法打开",
  },
};
