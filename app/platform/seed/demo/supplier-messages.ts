import type { DemoMessage } from "./dated-text";

/** The messages of a supplier of the demo, newest first. */
export const supplierMessages: DemoMessage[] = [
  {
    daysAgo: 0.1,
    isUnread: true,
    zh: [
      "质量管理体系证书将在 30 天内到期",
      "贵公司登记的 ISO 9001 证书将在 30 天内到期。到期后，新的询价和样品评审将暂停。\n\n请在到期前换证，并在企业档案中申请变更。",
    ],
    en: [
      "Your quality certificate expires within 30 days",
      "The ISO 9001 certificate in your company file expires within 30 days. After that, new requests for quotation and sample reviews are paused.\n\nRenew the certificate before then, and request a change in your company file.",
    ],
  },
  {
    daysAgo: 1,
    isUnread: true,
    to: "/home?notice=society#notices",
    zh: [
      "请提交本年度冲突矿产报告",
      "产品含有锡、钽、钨、金、钴或云母的供应商，应当每年提交一次冲突矿产报告模板（CMRT）和扩展矿产报告模板（EMRT）。\n\n填报要求见《社会责任守则》第五部分，请在本月底前提交。",
    ],
    en: [
      "Submit this year’s conflict minerals report",
      "Suppliers whose products contain tin, tantalum, tungsten, gold, cobalt or mica must submit the Conflict Minerals Reporting Template (CMRT) and the Extended Minerals Reporting Template (EMRT) once a year.\n\nPart 5 of the social responsibility code says what to report. Submit it by the end of this month.",
    ],
  },
  {
    daysAgo: 2.2,
    isUnread: true,
    zh: [
      "现场审核安排在下周三",
      "审核组将于下周三 09:30 到达，预计一天。审核范围：来料检验、过程控制、不合格品处理和员工访谈。\n\n如当天无法接待，请最迟在本周五联系采购经理改期。",
    ],
    en: [
      "Your on-site audit is next Wednesday",
      "The auditors arrive next Wednesday at 09:30 for about one day. Scope: incoming inspection, process control, handling of nonconforming products and worker interviews.\n\nIf you cannot receive them that day, agree another date with your purchasing manager by this Friday.",
    ],
  },
  {
    daysAgo: 5,
    zh: [
      "上月交货准时率：97.4%",
      "上月共 78 批交货，76 批准时，准时率 97.4%，高于目标值 95%。\n\n两批延误均为物流原因，已记录，不影响等级评定。",
    ],
    en: [
      "On-time delivery last month: 97.4%",
      "76 of last month’s 78 deliveries arrived on time: 97.4%, above the target of 95%.\n\nBoth delays were caused by transport. They have been recorded and do not affect your rating.",
    ],
  },
  {
    daysAgo: 8,
    zh: [
      "样品测试结果：合格",
      "第二轮样品已完成尺寸、跌落和盐雾测试，结果合格。\n\n质量工程师将在三个工作日内与贵公司确认小批量试产的时间。",
    ],
    en: [
      "Sample test result: passed",
      "The second round of samples passed the dimension, drop and salt spray tests.\n\nA quality engineer will confirm the date of the pilot run with you within three working days.",
    ],
  },
  {
    daysAgo: 12,
    zh: ["上月对账单待确认", "上月对账单已生成。请核对数量、单价和税额；如有差异，请在五个工作日内反馈给对账联系人。"],
    en: [
      "Confirm last month’s statement",
      "Last month’s statement is ready. Check quantities, unit prices and tax, and report any difference to your accounts contact within five working days.",
    ],
  },
  {
    daysAgo: 17,
    zh: [
      "整改计划已通过",
      "贵公司针对“焊接参数未锁定”提交的整改计划已通过评审。\n\n请按计划完成，并在完成后提供参数锁定的照片和培训记录。",
    ],
    en: [
      "Your corrective action plan was approved",
      "The plan you submitted for “welding parameters not locked” was approved.\n\nCarry it out as planned, then provide photos of the locked parameters and the training records.",
    ],
  },
  {
    daysAgo: 23,
    zh: ["银行信息核实完成", "贵公司的收款账户已核实，后续付款将使用该账户。\n\n如非贵公司提交，请立即致电采购经理。"],
    en: [
      "Your bank details have been verified",
      "The bank account in your company file has been verified and will be used for payments from now on.\n\nIf your company did not provide it, call your purchasing manager immediately.",
    ],
  },
  {
    daysAgo: 29,
    zh: [
      "送货地点变更：二号仓改走东门",
      "自下周一起，送往二号仓的货物请从东门进入，卸货时间为 08:00 至 17:00，应提前一天预约月台。",
    ],
    en: [
      "Change of delivery: warehouse 2 uses the east gate",
      "From next Monday, deliveries for warehouse 2 must enter by the east gate. Unloading is from 08:00 to 17:00. Book a dock one day ahead.",
    ],
  },
  {
    daysAgo: 38,
    zh: [
      "图纸版本更新：外壳件由 C 版升至 D 版",
      "外壳件图纸已升至 D 版，改动为两处卡扣公差。\n\n库存的 C 版零件可继续交付至用完为止，交付时请在箱签上注明版本。",
    ],
    en: [
      "Drawing update: housing goes from revision C to D",
      "The housing drawing is now at revision D. The tolerances of two snap fits have changed.\n\nParts in stock at revision C may be delivered until used up. State the revision on the box label.",
    ],
  },
  {
    daysAgo: 47,
    to: "/home?notice=honest#notices",
    zh: ["廉洁商业守则已更新", "守则新增了礼品与招待的申报要求。请组织相关人员阅读；如有疑问，请联系采购经理。"],
    en: [
      "Integrity business code updated",
      "It now includes rules for declaring gifts and hospitality. Make sure the people concerned read it. If you have questions, contact your purchasing manager.",
    ],
  },
  {
    daysAgo: 60,
    to: "/workspace",
    zh: [
      "欢迎使用供应商协同平台",
      "这里显示需要处理的事项和重要变化，右上角的铃铛会提示未读消息。\n\n首次使用，请先核对公司信息和联系人。",
    ],
    en: [
      "Welcome to the supplier portal",
      "Here you see what needs doing and what has changed. The bell at the top shows unread messages.\n\nIf you are new here, check your company details and contacts first.",
    ],
  },
];
