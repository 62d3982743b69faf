import type { ToldMessage } from "./told";

/** What a supplier of the demo was told, newest first. */
export const supplierMessages: ToldMessage[] = [
  {
    daysAgo: 0.1,
    isUnread: true,
    zh: [
      "质量管理体系证书将在 30 天内到期",
      "贵公司登记的 ISO 9001 证书将在 30 天内到期。到期后，新的询价和样品评审会暂停。\n\n请在到期前准备好换发的证书，并联系您的采购经理更新资料。",
    ],
    en: [
      "Your quality certificate expires within 30 days",
      "The ISO 9001 certificate on your file expires within 30 days. After that, new enquiries and sample reviews are put on hold.\n\nPlease have the renewed certificate ready before then and contact your purchasing manager to update your file.",
    ],
  },
  {
    daysAgo: 1,
    isUnread: true,
    to: "/home?notice=society#notices",
    zh: [
      "请提交本年度冲突矿产报告",
      "产品含有锡、钽、钨、金、钴或云母的供应商，需要每年提交一次冲突矿产报告模板（CMRT、EMRT）。\n\n填报口径见《社会责任守则》第五节，请在本月底前提交。",
    ],
    en: [
      "Please hand in this year's conflict minerals report",
      "Suppliers whose products contain tin, tantalum, tungsten, gold, cobalt or mica hand in the reporting templates (CMRT, EMRT) once a year.\n\nSection 5 of the social responsibility code says what to report. Please hand it in by the end of this month.",
    ],
  },
  {
    daysAgo: 2.2,
    isUnread: true,
    zh: [
      "现场审核安排在下周三",
      "审核组将于下周三 9:30 到达，预计一天。审核范围：来料检验、过程控制、不合格品处理和员工访谈。\n\n如当天无法接待，请最迟在本周五联系您的采购经理改期。",
    ],
    en: [
      "Your on-site audit is next Wednesday",
      "The auditors arrive next Wednesday at 9:30 and stay for about a day. They look at incoming inspection, process control, the handling of rejects, and talk to workers.\n\nIf you cannot receive them that day, please arrange another with your purchasing manager by this Friday.",
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
      "76 of last month's 78 deliveries arrived on time: 97.4%, above the target of 95%.\n\nBoth delays were caused by transport. They are on record and do not affect your rating.",
    ],
  },
  {
    daysAgo: 8,
    zh: [
      "样品测试结果：合格",
      "第二轮样品已完成尺寸、跌落和盐雾测试，结果合格。\n\n质量工程师会在三个工作日内与您确认小批量试产的时间。",
    ],
    en: [
      "Sample test result: passed",
      "The second round of samples passed the dimension, drop and salt spray tests.\n\nA quality engineer will agree on a date for the pilot run with you within three working days.",
    ],
  },
  {
    daysAgo: 12,
    zh: ["上月对账单待确认", "上月对账单已生成。请核对数量、单价和税额，如有差异，请在五个工作日内反馈给对账联系人。"],
    en: [
      "Last month's statement awaits your confirmation",
      "Last month's statement is ready. Please check quantities, prices and tax, and tell your accounts contact about any difference within five working days.",
    ],
  },
  {
    daysAgo: 17,
    zh: [
      "整改计划已通过",
      "贵公司针对“焊接参数未锁定”提交的整改计划已通过评审。\n\n请按计划完成，并在完成后提供参数锁定的照片和培训记录。",
    ],
    en: [
      "Your corrective action plan was accepted",
      "The plan you handed in for “welding parameters not locked” was accepted.\n\nPlease carry it out as planned, then provide photographs of the locked parameters and the training records.",
    ],
  },
  {
    daysAgo: 23,
    zh: [
      "银行资料核实完成",
      "贵公司的收款银行资料已核实，后续付款将使用该账户。\n\n如果这不是您提交的资料，请立即联系您的采购经理。",
    ],
    en: [
      "Your bank details have been verified",
      "The bank details on your file have been verified and will be used for payments from now on.\n\nIf you did not provide them, contact your purchasing manager at once.",
    ],
  },
  {
    daysAgo: 29,
    zh: [
      "送货地点变更：二号仓改走东门",
      "自下周一起，送往二号仓的货物请从东门进入，卸货时间为 8:00 至 17:00，需要提前一天预约月台。",
    ],
    en: [
      "Change of delivery: warehouse 2 uses the east gate",
      "From next Monday, deliveries for warehouse 2 enter by the east gate. Unloading is from 8:00 to 17:00; please book a dock the day before.",
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
      "The drawing of the housing is now at revision D; the tolerances of two snap fits have changed.\n\nParts in stock at revision C may be delivered until they are used up. Please state the revision on the box label.",
    ],
  },
  {
    daysAgo: 47,
    to: "/home?notice=honest#notices",
    zh: ["廉洁商业守则已更新", "守则新增了礼品与招待的申报要求。请组织相关人员阅读，有疑问请联系您的采购经理。"],
    en: [
      "The integrity business code was updated",
      "It now says how gifts and hospitality are declared. Please have the people concerned read it, and ask your purchasing manager if anything is unclear.",
    ],
  },
  {
    daysAgo: 60,
    to: "/workspace",
    zh: [
      "欢迎使用供应商协同平台",
      "这里会通知您需要处理的事项和重要变化，右上角的铃铛会提示未读消息。\n\n首次使用，请先核对公司信息和联系人。",
    ],
    en: [
      "Welcome to the supplier portal",
      "This is where you are told what needs doing and what has changed. The bell at the top shows when something is unread.\n\nTo begin with, please check your company's details and contacts.",
    ],
  },
];
