import { formatInstant, formatList } from "~/rules/format";
import { bankCoolingHours } from "~/rules/limits";
import type { SectionId } from "~/rules/registration/section-ids";
import type { Language } from "~/platform/ground/database/schema";
import { layOutInBoth, type Letter } from "./letter";
import type { Fact, Parts, Stationery } from "./letter-parts";

/** What everybody known before is told of a watched change: it was submitted, approved, stopped, or has taken effect. */
export type ChangeNews = "proposed" | "scheduled" | "stopped" | "effective";

/** What a section says before and after a change; masked: no letter holds a full account number (S-50). */
type Values = { section: SectionId; before: readonly string[]; after: readonly string[] };

type WatchedChange = Values & {
  companyName: string;
  /** People in Procurement who approve it. */
  approvers: number;
  /** Whether the supplier is called first. */
  isCalledBack: boolean;
  /** When it takes effect, as an instant; null while that is not known. */
  effectiveAt: string | null;
};

/** What is being changed, as the letters name it, and what its values are. */
const subjects = {
  bank: { zh: ["收款账户", "账户"], en: ["bank account", "account"] },
  contact: { zh: ["业务联系人", "联系人"], en: ["business contacts", "contacts"] },
  basic: { zh: ["法定代表人", "法定代表人"], en: ["legal representative", "legal representative"] },
} as const;
const subjectOf = (section: SectionId) => subjects[section === "bank" || section === "contact" ? section : "basic"];

/** What is said before and after; once a change has taken effect, what was before is not what counts now. */
export function changeFacts(language: Language, { section, before, after }: Values, isEffective = false): Fact[] {
  const [, noun] = subjectOf(section)[language];
  const none = language === "zh" ? "无" : "none";
  const old = isEffective ? "Previous" : "Current";
  const labels = language === "zh" ? [`原${noun}`, `新${noun}`] : [`${old} ${noun}`, `New ${noun}`];
  return [before, after].map((values, at) => [labels[at] ?? "", formatList(language, values) || none]);
}

const link = {
  zh: (path: string) => ({ label: "停止此变更", path }),
  en: (path: string) => ({ label: "Stop this change", path }),
};
const stopIt = {
  zh: "如非贵公司提出，请立即点击下方链接停止变更，无需登录。停止后变更会被冻结，采购部会立即收到通知。",
  en: "If your company did not request this, stop it immediately with the link below. You do not need to sign in. The change will be frozen and Procurement alerted.",
};

type Words = Record<ChangeNews, () => { subject: string; paragraph: string }>;

function zh({ section, approvers, isCalledBack, effectiveAt }: WatchedChange): Words {
  const [what] = subjectOf(section).zh;
  const until = section === "bank" ? "仍向原账户付款" : "仍使用原信息";
  const call = isCalledBack ? "我们会先拨打此前登记的电话与贵公司核实，再由" : "此变更须由";
  const by = approvers > 1 ? `${approvers} 位采购人员分别批准` : `${approvers} 位采购人员批准`;
  return {
    proposed: () => ({
      subject: `有人申请变更贵公司的${what}`,
      paragraph: `${call} ${by}；批准 ${bankCoolingHours} 小时后生效，生效前${until}。`,
    }),
    scheduled: () => ({
      subject: `贵公司的${what}变更已批准，将于 ${bankCoolingHours} 小时后生效`,
      paragraph: `此变更将于 ${formatInstant("zh", effectiveAt ?? "")}（北京时间）生效，生效前${until}。`,
    }),
    stopped: () => ({
      subject: `贵公司的${what}变更已停止`,
      paragraph: `此变更已停止并冻结，${until}。采购部将拨打此前登记的电话与贵公司核实。`,
    }),
    effective: () => ({
      subject: `贵公司的${what}变更已生效`,
      paragraph: `${section === "bank" ? "今后向新账户付款。" : "今后使用新信息。"}如非贵公司提出，请立即致电采购经理。`,
    }),
  };
}

function en({ section, approvers, isCalledBack, effectiveAt }: WatchedChange): Words {
  const [what] = subjectOf(section).en;
  const until = section === "bank" ? "we pay into the old account" : "the old details apply";
  const by = `${approvers === 1 ? "1 person" : `${approvers} people`} in Procurement must approve the change.`;
  const call = isCalledBack
    ? "Before anything changes, we call your company on a phone number we already had, and "
    : "";
  return {
    proposed: () => ({
      subject: `Someone has requested a change to your company’s ${what}`,
      paragraph: `${call}${by} It takes effect ${bankCoolingHours} hours after that. Until then ${until}.`,
    }),
    scheduled: () => ({
      subject: `The change to your company’s ${what} is approved and takes effect in ${bankCoolingHours} hours`,
      paragraph: `The change takes effect on ${formatInstant("en", effectiveAt ?? "")} (Beijing time). Until then ${until}.`,
    }),
    stopped: () => ({
      subject: `The change to your company’s ${what} has been stopped`,
      paragraph: `The change has been stopped and frozen, and ${until} as before. Procurement will call your company on a phone number we already had.`,
    }),
    effective: () => ({
      subject: `The change to your company’s ${what} has taken effect`,
      paragraph: `${section === "bank" ? "We now pay into the new account." : "The new details now apply."} If your company did not request this, call your purchasing manager immediately.`,
    }),
  };
}

/**
 * One letter in both languages, because nobody knows which of them everybody at the company reads. `stop` is the path that
 * stops the change; null: this recipient cannot stop it, or it is over.
 */
export function watchedChange(
  stationery: Stationery,
  news: ChangeNews,
  change: WatchedChange,
  stop: string | null,
): Letter {
  const words = { zh: zh(change), en: en(change) };
  const parts = (language: Language): Parts => {
    const { subject, paragraph } = words[language][news]();
    const company: Fact = [language === "zh" ? "公司" : "Company", change.companyName];
    return {
      subject,
      preview: paragraph,
      body: [
        { facts: [company, ...changeFacts(language, change, news === "effective")] },
        paragraph,
        ...(stop ? [stopIt[language]] : []),
      ],
      ...(stop && { link: link[language](stop) }),
    };
  };
  return layOutInBoth(stationery, "contact", { zh: parts("zh"), en: parts("en") });
}

/** Tells a contact that their stop links no longer work. */
export const linkClosed = (stationery: Stationery): Letter =>
  layOutInBoth(stationery, "contact", {
    zh: {
      subject: "您的停止链接已关闭",
      body: [
        "采购部已与贵公司电话核实，并关闭了发往此邮箱的停止变更链接。今后贵公司的企业档案有变更时，我们仍会通知此邮箱。",
        "如您认为有误，请立即致电采购经理。",
      ],
    },
    en: {
      subject: "Your stop link is closed",
      body: [
        "Procurement has spoken to your company by phone and closed the links for stopping changes that were sent to this address. We will still email this address about changes to your company file.",
        "If you think this is wrong, call your purchasing manager immediately.",
      ],
    },
  });
