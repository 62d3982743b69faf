import type { OutgoingState } from "~/rules/emails/outgoing-states";

/** 超级管理员查看的邮件和短信。 */
export default {
  title: "邮件与短信",
  lead: "平台发出的每封邮件和每条短信，最新的在前。未送达的会注明原因，可以再次发送的有“立即发送”按钮。",
  back: "返回审核设置",
  open: "邮件与短信",
  openText: "查看等待发送、已发送和未送达的邮件与短信，并可再次发送。",
  held: "备份恢复后，恢复前尚未发出的邮件暂停发送，以免重复。可以逐封发送，或由运维人员用命令 {{command}} 全部处理。",
  label: "邮件与短信列表",
  filter: "筛选邮件与短信",
  state: "状态",
  anyState: "全部状态",
  none: "暂无邮件或短信",
  noneText: "平台发出的第一封邮件会列在这里。",
  nothingFound: "没有符合条件的邮件或短信",
  nothingFoundText: "请更换状态后再试。",
  columns: {
    topic: "内容",
    to: "收件人",
    registration: "注册申请",
    state: "状态",
    attempts: "已尝试次数",
    acts: "操作",
  },
  channels: { mail: "邮件", sms: "短信" },
  notKept: "发送后不保留",
  noRegistration: "无",
  states: { waiting: "待发送", held: "暂停发送", sent: "已发送", undelivered: "未送达" } satisfies Record<
    OutgoingState,
    string
  >,
  next: "下次发送：",
  failures: {
    refused: "对方服务器拒收，地址或号码可能已失效。",
    unreachable: "一天之内一直无法连接邮件服务器。",
    late: "有效期内未能发出。",
    gone: "内容含有密码或链接，未保留，不能再次发送。",
  },
  send: "立即发送",
  sendFor: "立即发送：{{topic}}，{{to}}",
  sent: "已加入发送队列：{{topic}}，{{to}}。",
};
