import type { DemoMessage } from "./dated-text";

/** The messages of a purchasing manager of the demo, newest first. */
export const buyerMessages: DemoMessage[] = [
  {
    daysAgo: 0.2,
    isUnread: true,
    zh: [
      "供应商 S10001 的质量证书即将到期",
      "供应商 S10001 登记的 ISO 9001 证书将在 30 天内到期，系统已提醒对方换证。\n\n到期仍未更新的，系统将自动暂停新的询价。",
    ],
    en: [
      "A quality certificate of supplier S10001 expires soon",
      "The ISO 9001 certificate of supplier S10001 expires within 30 days. The supplier has been reminded to renew it.\n\nIf it is not updated in time, new requests for quotation are paused automatically.",
    ],
  },
  {
    daysAgo: 1.4,
    isUnread: true,
    zh: [
      "本季度现场审核计划已排定",
      "本季度共 6 家供应商的现场审核已排定，其中 2 家由您陪同。请在两个工作日内确认日期。",
    ],
    en: [
      "This quarter’s on-site audits are scheduled",
      "Six suppliers will be audited this quarter. You are joining two of the audits. Confirm the dates within two working days.",
    ],
  },
  {
    daysAgo: 4,
    zh: [
      "供应商 S10002 申请变更联系人",
      "供应商 S10002 更换了质量联系人。请电话核实后再更新企业档案，并保留核实记录。",
    ],
    en: [
      "Supplier S10002 requested a change of contact",
      "Supplier S10002 has a new quality contact. Verify it by phone before you update the company file, and keep a record of the call.",
    ],
  },
  {
    daysAgo: 9,
    zh: [
      "上月供应商绩效已汇总",
      "上月绩效已汇总：交货准时率 96.1%，来料合格率 99.2%。三家低于目标的供应商需要您跟进改善计划。",
    ],
    en: [
      "Last month’s supplier performance is ready",
      "On-time delivery was 96.1% and incoming quality 99.2%. Three suppliers below target need you to follow up their improvement plans.",
    ],
  },
  {
    daysAgo: 15,
    zh: ["初审时限提醒", "注册申请应在提交后两周内给出审核结论，临近时限的请优先审核。"],
    en: [
      "Reminder: preliminary review deadlines",
      "Registrations must be reviewed within two weeks of submission. Start with those due soonest.",
    ],
  },
  {
    daysAgo: 22,
    zh: ["整改计划待您验证", "供应商 S10003 已完成两项整改并上传照片。请在五个工作日内验证效果并关闭。"],
    en: [
      "Corrective actions to verify",
      "Supplier S10003 has completed two corrective actions and uploaded photos. Verify the results and close them within five working days.",
    ],
  },
  {
    daysAgo: 31,
    zh: ["银行信息变更须双人审批", "即日起，供应商银行信息的变更须由两位采购人员分别批准，并拨打此前登记的电话核实。"],
    en: [
      "Changes of bank details need two approvals",
      "From today, changes of supplier bank details need separate approval by two people in Procurement, and a call to a number already on file.",
    ],
  },
  {
    daysAgo: 44,
    zh: [
      "年度框架合同到期清单",
      "未来 90 天内有 11 份框架合同到期，其中 4 份由您负责。请至少在到期前 30 天启动续签或重新寻源。",
    ],
    en: [
      "Framework contracts expiring soon",
      "Eleven framework contracts expire within 90 days; four are yours. Renew or re-source them at least 30 days before.",
    ],
  },
  {
    daysAgo: 58,
    to: "/workspace",
    zh: ["欢迎使用供应商协同平台", "这里显示需要处理的事项和重要变化，右上角的铃铛会提示未读消息。"],
    en: [
      "Welcome to the supplier portal",
      "Here you see what needs doing and what has changed. The bell at the top shows unread messages.",
    ],
  },
];
