/** Site messages, notices, the bell and the banner. */
export default {
  title: "站内消息",
  filter: { label: "筛选消息", all: "全部", unread: "未读（{{unread}}）" },
  row: { unread: "未读：", alarm: "警报", choose: "选择“{{title}}”" },
  mark: {
    selectAll: "全选本页未读",
    chosen: "所选标为已读",
    all: "全部标为已读",
    alarms: "警报请逐条打开阅读：在您阅读之前，它一直排在最前面，批量标为已读对它不起作用。",
    nothing: "还没有选择消息。请先勾选要标为已读的消息。",
  },
  none: {
    title: "还没有消息",
    text: "有需要您处理或了解的事情时，会在这里通知您。",
    unread: "没有未读消息",
    unreadText: "所有消息您都已读过。",
    showAll: "查看全部消息",
  },
  detail: {
    back: "返回消息列表",
    go: "前往查看",
    unknown: "找不到这条消息",
    unknownText: "链接可能不完整，或者这条消息不是发给当前账号的。请返回消息列表查看。",
  },
  bell: {
    unread: "站内消息，有未读",
    all: "查看全部消息",
    loading: "正在加载…",
    failed: "消息加载失败，请检查网络后重试。",
    again: "重试",
  },
  notices: {
    title: "通知公告",
    release: "版本通知",
    none: "还没有通知公告",
    noneText: "有新的通知时，会发布在这里。",
    back: "返回公告列表",
    unknown: "找不到这条公告",
    unknownText: "链接可能不完整，或者这条公告已经撤下。请返回公告列表查看。",
  },
  banner: { details: "查看详情", known: "我知道了" },
};
