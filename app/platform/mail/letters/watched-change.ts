import { bankCoolingHours } from "~/rules/limits";
import type { SectionId } from "~/rules/registration/section-ids";
import { layOut, type Letter, type Stationery } from "../letter";

/** What everybody known before is told of a watched change: it was proposed, approved, stopped, or is in force. */
export type ChangeNews = "proposed" | "scheduled" | "stopped" | "effective";

/** What is being changed, as the letters name it. */
const subjects: Partial<Record<SectionId, { zh: string; en: string }>> = {
  bank: { zh: "收款账户", en: "bank account" },
  contact: { zh: "业务联系人", en: "business contacts" },
};
const representative = { zh: "法定代表人", en: "legal representative" };

type Facts = {
  section: SectionId;
  companyName: string;
  /** Masked: no letter holds a full account number (S-50). */
  before: string[];
  after: string[];
  /** People of purchasing who approve it. */
  approvers: number;
  /** Whether the supplier is called first. */
  isCalledBack: boolean;
  /** When it takes effect, in China's time; empty while it has no day. */
  effectiveAt: string;
};
type Words = { subject: string; paragraphs: string[] };

const zh = (news: ChangeNews, facts: Facts, isStoppable: boolean): Words => {
  const what = (subjects[facts.section] ?? representative).zh;
  const people = facts.approvers === 1 ? "一位采购人员" : `${facts.approvers} 位采购人员`;
  const call = facts.isCalledBack ? "我们会先致电贵公司此前登记的联系电话核实，再由" : "此变更须由";
  const stop = isStoppable
    ? ["如果贵公司没有提出此变更，请立即点击下方链接停止，无需登录。停止后变更会被冻结，采购部会立即收到通知。"]
    : [];
  const words: Record<ChangeNews, Words> = {
    proposed: {
      subject: `有人申请变更贵公司的${what}`,
      paragraphs: [
        `${call}${people}批准；批准后还要等待 ${bankCoolingHours} 小时才会生效，在此之前仍使用原信息。`,
        ...stop,
      ],
    },
    scheduled: {
      subject: `贵公司的${what}变更已批准，${bankCoolingHours} 小时后生效`,
      paragraphs: [`此变更将于 ${facts.effectiveAt}（北京时间）生效，在此之前仍使用原信息。`, ...stop],
    },
    stopped: {
      subject: `贵公司的${what}变更已停止`,
      paragraphs: ["变更已冻结，原信息保持不变，采购部会与贵公司联系核实。"],
    },
    effective: {
      subject: `贵公司的${what}变更已生效`,
      paragraphs: ["从现在起使用新信息。如果贵公司没有提出此变更，请立即致电您的采购经理。"],
    },
  };
  return words[news];
};

const en = (news: ChangeNews, facts: Facts, isStoppable: boolean): Words => {
  const what = (subjects[facts.section] ?? representative).en;
  const people = facts.approvers === 1 ? "one person" : `${facts.approvers} people`;
  const call = facts.isCalledBack
    ? "Before anything changes, we call a telephone number that we knew before. Then "
    : "";
  const approve = `${call}${people} of Procurement must approve it`;
  const stop = isStoppable
    ? [
        "If your company did not ask for this, stop it at once with the link below; you do not need to sign in. The change is then frozen, and Procurement is alerted.",
      ]
    : [];
  const words: Record<ChangeNews, Words> = {
    proposed: {
      subject: `somebody asked to change your company's ${what}`,
      paragraphs: [
        `${approve.slice(0, 1).toUpperCase()}${approve.slice(1)}, and it takes effect ${bankCoolingHours} hours after that. Until then nothing changes.`,
        ...stop,
      ],
    },
    scheduled: {
      subject: `the change of your company's ${what} is approved and takes effect in ${bankCoolingHours} hours`,
      paragraphs: [
        `The change takes effect at ${facts.effectiveAt} (Beijing time). Until then nothing changes.`,
        ...stop,
      ],
    },
    stopped: {
      subject: `the change of your company's ${what} was stopped`,
      paragraphs: ["The change is frozen, everything stays as it is, and Procurement will call your company."],
    },
    effective: {
      subject: `the change of your company's ${what} is in force`,
      paragraphs: ["If your company did not ask for this, call your purchasing manager at once."],
    },
  };
  return words[news];
};

const capital = (sentence: string) => sentence.slice(0, 1).toUpperCase() + sentence.slice(1);

/**
 * One letter in both languages, because nobody knows which of them everybody at the company reads. `stop` is the path that
 * stops the change; null: this recipient cannot stop it, or it is over.
 */
export function watchedChange(stationery: Stationery, news: ChangeNews, facts: Facts, stop: string | null): Letter {
  const { brandName } = stationery;
  const chinese = zh(news, facts, stop !== null);
  const english = en(news, facts, stop !== null);
  const [oldZh, newZh] = [facts.before.join("、") || "无", facts.after.join("、") || "无"];
  const [oldEn, newEn] = [facts.before.join(", ") || "none", facts.after.join(", ") || "none"];
  return layOut(stationery, {
    subject: `${brandName.zh} ${chinese.subject} / ${brandName.en}: ${english.subject}`,
    greeting: "您好 / Hello,",
    paragraphs: [
      `${chinese.subject}（${facts.companyName}）。原为：${oldZh}；变更为：${newZh}。`,
      ...chinese.paragraphs,
      `${capital(english.subject)} (${facts.companyName}). Until now: ${oldEn}; new: ${newEn}.`,
      ...english.paragraphs,
    ],
    ...(stop ? { link: { label: "停止此变更 / Stop this change", path: stop } } : {}),
  });
}
