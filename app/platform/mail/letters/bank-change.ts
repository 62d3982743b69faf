import { layOut, type Letter, type Stationery } from "../letter";

/** What everybody known before is told of new bank details: that they were asked for, approved, stopped, or are in force. */
export type BankNews = "asked" | "scheduled" | "stopped" | "effective";

type Facts = {
  companyName: string;
  /** Masked: no letter holds a full account number (S-50). */
  before: string[];
  after: string[];
  /** When they take effect, in China's time; empty while nobody can say. */
  effectiveAt: string;
};
type Told = { subject: string; paragraphs: (facts: Facts) => string[] };

const accounts = ({ before, after }: Facts, none: string) => ({
  old: before.join("、") || none,
  now: after.join("、") || none,
});

const capital = (sentence: string) => sentence.slice(0, 1).toUpperCase() + sentence.slice(1);

const zh: Record<BankNews, Told> = {
  asked: {
    subject: "有人申请变更贵公司的收款账户",
    paragraphs: () => [
      "我们会先致电贵公司此前登记的联系电话核实，再由两位采购人员分别批准；批准后还要等待 48 小时才会生效，在此之前仍向原账户付款。",
      "如果贵公司没有提出此变更，请立即点击下方链接停止，无需登录。停止后变更会被冻结，采购部会立即收到通知。",
    ],
  },
  scheduled: {
    subject: "贵公司的收款账户变更已批准，48 小时后生效",
    paragraphs: ({ effectiveAt }) => [
      `此变更将于 ${effectiveAt}（北京时间）生效，在此之前仍向原账户付款。`,
      "如果贵公司没有提出此变更，请立即点击下方链接停止，无需登录。",
    ],
  },
  stopped: {
    subject: "贵公司的收款账户变更已停止",
    paragraphs: () => ["有人通过通知邮件中的链接停止了此变更。变更已冻结，原账户保持不变，采购部会与贵公司联系核实。"],
  },
  effective: {
    subject: "贵公司的收款账户变更已生效",
    paragraphs: () => ["此后的付款将汇入新账户。如果贵公司没有提出此变更，请立即致电您的采购经理。"],
  },
};

const en: Record<BankNews, Told> = {
  asked: {
    subject: "somebody asked to change your company's bank account",
    paragraphs: () => [
      "Before anything changes we call a telephone number that we knew before, and two people of Procurement approve it; it takes effect 48 hours after that. Until then payments go to the old account.",
      "If your company did not ask for this, stop it at once with the link below; no sign-in is needed. The change is frozen then, and Procurement is alerted.",
    ],
  },
  scheduled: {
    subject: "your company's new bank account is approved and takes effect in 48 hours",
    paragraphs: ({ effectiveAt }) => [
      `The change takes effect at ${effectiveAt} (Beijing time). Until then payments go to the old account.`,
      "If your company did not ask for this, stop it at once with the link below; no sign-in is needed.",
    ],
  },
  stopped: {
    subject: "the change of your company's bank account was stopped",
    paragraphs: () => [
      "Somebody stopped it with the link from the letter. The change is frozen, the old account stays as it is, and Procurement will call your company.",
    ],
  },
  effective: {
    subject: "your company's new bank account is in force",
    paragraphs: () => [
      "Payments go to the new account from now on. If your company did not ask for this, call your purchasing manager at once.",
    ],
  },
};

/** One letter in both languages: nobody knows which of them everybody at the company reads. `stop` is the path that stops it. */
export function bankChange(stationery: Stationery, news: BankNews, facts: Facts, stop: string | null): Letter {
  const { brandName } = stationery;
  const inChinese = accounts(facts, "无");
  const inEnglish = accounts(facts, "none");
  return layOut(stationery, {
    subject: `${brandName.zh} ${zh[news].subject} / ${brandName.en}: ${en[news].subject}`,
    greeting: "您好 / Hello,",
    paragraphs: [
      `${zh[news].subject}（${facts.companyName}）。原账户 ${inChinese.old}，新账户 ${inChinese.now}。`,
      ...zh[news].paragraphs(facts),
      `${capital(en[news].subject)} (${facts.companyName}). Account until now: ${inEnglish.old}; new account: ${inEnglish.now}.`,
      ...en[news].paragraphs(facts),
    ],
    ...(stop ? { link: { label: "停止此变更 / Stop this change", path: stop } } : {}),
  });
}
