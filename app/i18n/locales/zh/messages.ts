/** Site messages, notices, the bell and the banner. */
export default {
  title: "站内消息",
  filter: { label: "筛选消息", all: "全部", unread: "未读（{{unread}}）" },
  row: { unread: "未读：", alarm: "安全提醒", choose: "选择“{{title}}”" },
  mark: {
    selectAll: "全选未读",
    chosen: "标为已读",
    all: "全部标为已读",
    alarms: "安全提醒须逐条打开阅读。阅读前始终排在最前，批量标为已读对其无效。",
    nothing: "请先勾选要标为已读的消息。",
  },
  none: {
    title: "暂无消息",
    text: "有需要您处理或知悉的事项时，会在这里通知您。",
    unread: "暂无未读消息",
    unreadText: "您已读完所有消息。",
    showAll: "查看全部消息",
  },
  detail: {
    back: "返回消息列表",
    go: "前往查看",
    unknown: "找不到这条消息",
    unknownText: "链接可能不完整，或该消息不是发给当前账号的。请返回消息列表查看。",
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
    none: "暂无通知公告",
    noneText: "新的通知公告会发布在这里。",
    back: "返回公告列表",
    unknown: "找不到这条公告",
    unknownText: "链接可能不完整，或该公告已撤下。请返回公告列表查看。",
  },
  banner: { details: "查看详情", known: "知道了" },
};
