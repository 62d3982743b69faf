import type { Told } from "./told";

export type ToldNotice = Told & { isRelease?: boolean; role?: string; region?: string };

/** The notices of the demo, newest first. `{{loginCodeFrom}}` stands for the day from which a sign-in asks for a code. */
export const noticeWords: ToldNotice[] = [
  {
    daysAgo: 0.5,
    isRelease: true,
    zh: [
      "平台更新：站内消息与通知公告上线",
      "工作台右上角新增铃铛，有未读消息时会显示圆点。消息和公告分别有自己的列表，可以按每页 10、20、50 或 100 条查看。\n\n需要处理的消息会带上处理入口。历史消息会一直保留。\n\n使用中有任何问题，请联系您的采购经理。",
    ],
    en: [
      "What is new: messages and notices",
      "There is a bell at the top of the workspace, with a dot when something is unread. Messages and notices have lists of their own, with 10, 20, 50 or 100 on a page.\n\nA message about something to do leads you there. Older messages are kept.\n\nIf anything is unclear, ask your purchasing manager.",
    ],
  },
  {
    daysAgo: 3,
    zh: [
      "登录将增加验证码校验",
      "为保护账号安全，自 {{loginCodeFrom}} 起，登录时除密码外还需要输入发送到绑定邮箱的验证码。\n\n请提前确认绑定邮箱可以正常收信。我们的人员不会向您索要密码或验证码。",
    ],
    en: [
      "Signing in will ask for a code as well",
      "To protect your account, signing in asks for a code besides the password from {{loginCodeFrom}} on. It is sent to the e-mail bound to your account.\n\nPlease make sure that you receive mail there. Nobody of ours will ask you for a password or a code.",
    ],
  },
  {
    daysAgo: 6,
    role: "supplier",
    zh: [
      "年度资料更新开始",
      "请在 30 天内核对公司信息、联系人、证书和银行资料。没有变化的也需要确认一次。\n\n逾期未确认的，新的询价会暂停。",
    ],
    en: [
      "The yearly review of your file has begun",
      "Please check company details, contacts, certificates and bank details within 30 days. A confirmation is needed even if nothing has changed.\n\nIf it is not given in time, new enquiries are put on hold.",
    ],
  },
  {
    daysAgo: 7,
    role: "purchasingManager",
    zh: [
      "初审口径说明",
      "初审请重点核对主体信息、关联公司和银行户名。退回时请逐项写明需要修改的内容，供应商只需修改被退回的部分。",
    ],
    en: [
      "How preliminary reviews are done",
      "Please look above all at the company's identity, related companies and the name of the bank account. When you return a registration, say for each item what needs changing; the supplier then works on those only.",
    ],
  },
  {
    daysAgo: 10,
    region: "IN",
    zh: ["印度区：请核对 GST 信息", "请核对公司资料中的 GSTIN 与发票一致。不一致的发票无法抵扣，会被退回。"],
    en: [
      "India: please check your GST details",
      "Please make sure that the GSTIN on your file is the one on your invoices. Invoices that differ cannot be credited and are returned.",
    ],
  },
  {
    daysAgo: 14,
    zh: [
      "月末盘点期间暂停收货",
      "各仓库每月最后一个工作日 14:00 起盘点，暂停收货，次日恢复。确需在此期间交付的，请提前五个工作日与采购经理书面确认。",
    ],
    en: [
      "No goods are received during month-end stocktaking",
      "Warehouses take stock on the last working day of each month from 14:00 and open again the next day. If you must deliver in between, agree on it in writing with your purchasing manager five working days before.",
    ],
  },
  {
    daysAgo: 20,
    zh: [
      "限用物质清单更新",
      "清单新增四种物质，限值见附件编号 HSF-07。自下季度起交付的零件应符合新清单，并更新声明和检测报告。",
    ],
    en: [
      "The list of restricted substances has changed",
      "Four substances were added; document HSF-07 states the limits. Parts delivered from next quarter on must comply, with new declarations and test reports.",
    ],
  },
  {
    daysAgo: 26,
    zh: ["全面使用数电发票", "自下月起只接收数电发票。请将开票信息设置为自动交付，并在发票备注栏填写送货单号。"],
    en: [
      "Fully digital invoices only",
      "From next month on, only fully digital invoices are accepted. Please deliver them electronically and put the delivery note number into the remarks.",
    ],
  },
  {
    daysAgo: 33,
    zh: [
      "包装规范修订：减少一次性塑料",
      "外箱内的气泡膜改为纸质缓冲材料，托盘可循环使用。过渡期三个月，期间两种包装均可接收。",
    ],
    en: [
      "New packaging rules: less single-use plastic",
      "Bubble wrap in boxes is replaced by paper, and pallets are used again. For three months both kinds of packaging are accepted.",
    ],
  },
  {
    daysAgo: 41,
    zh: ["举报渠道提醒", "如遇索要好处、指定关联交易等情况，请通过廉洁邮箱反映。善意举报受保护，也可以匿名。"],
    en: [
      "A reminder of how to report misconduct",
      "If anybody asks you for favours or points you to a particular company, report it to the integrity mailbox. Reports in good faith are protected and may be anonymous.",
    ],
  },
  {
    daysAgo: 52,
    zh: [
      "碳排放数据收集",
      "请填报上一年度的用电量、可再生能源比例和范围一、范围二排放量。数据只用于汇总，不对外披露单家供应商的数字。",
    ],
    en: [
      "Collecting carbon data",
      "Please report last year's use of electricity, the share of renewable energy, and scope 1 and 2 emissions. The figures are only added up; no single supplier's are published.",
    ],
  },
  {
    daysAgo: 66,
    zh: [
      "供应商大会将于下月举行",
      "大会将介绍明年的产品计划、质量目标和绿色采购要求。每家供应商两个名额，请关注后续邀请。",
    ],
    en: [
      "The supplier conference is next month",
      "It presents next year's products, the quality targets and what green purchasing asks for. Each supplier may send two people; invitations follow.",
    ],
  },
];
