import { withBrand } from "~/rules/brand";
import type { PlatformConfig } from "~/platform/ground/settings/config";
import type { Language } from "~/platform/ground/database/schema";

/** What every letter is written with. */
export type Stationery = Pick<PlatformConfig, "brandName" | "publicOrigin" | "support"> & { language: Language };

/** A value and what it is called. */
export type Fact = readonly [label: string, value: string];

/** A paragraph, a code to copy, or values one below the other. */
export type Block = string | { code: string } | { facts: readonly Fact[] };

/** What a letter says in one language; `{{brand}}` stands for the company's name. */
export type Parts = {
  /** A clause that says in an inbox what the letter is about; the company's name comes before it. */
  subject: string;
  /** What an inbox shows beside the subject; without it the first paragraph. */
  preview?: string;
  body: readonly Block[];
  /** The one thing to do; `path` is of the portal. */
  link?: { label: string; path: string };
};

/** Who reads a letter, as its last lines say. */
export type Recipient = keyof typeof reasons;

/** The parts with everything filled in that a letter says without being told. */
export type FilledParts = Required<Omit<Parts, "link">> & {
  language: Language;
  brand: string;
  greeting: string;
  link: { label: string; href: string } | null;
  end: string[];
};

const greetings = { zh: "您好：", en: "Hello," };
const signatures = { zh: "{{brand}}采购部", en: "{{brand}} Procurement" };

/** Why somebody receives a letter. */
const reasons = {
  /** It is not known yet whose address it is. */
  visitor: {
    zh: "您收到本邮件，是因为有人在{{brand}}供应商协同平台填写了此邮箱。",
    en: "You are receiving this email because someone entered this address on the {{brand}} supplier portal.",
  },
  registrant: {
    zh: "您收到本邮件，是因为贵公司用此邮箱办理{{brand}}的供应商注册。",
    en: "You are receiving this email because your company used this address to register as a supplier of {{brand}}.",
  },
  account: {
    zh: "您收到本邮件，是因为此邮箱是{{brand}}供应商协同平台账号的邮箱，或不久前曾是。",
    en: "You are receiving this email because this address belongs to an account on the {{brand}} supplier portal, or did until recently.",
  },
  contact: {
    zh: "您收到本邮件，是因为此邮箱登记或不久前曾登记为贵公司在{{brand}}供应商协同平台的联系邮箱。",
    en: "You are receiving this email because this address is registered on the {{brand}} supplier portal as a contact of your company, or was until recently.",
  },
  staff: {
    zh: "您收到本邮件，是因为您是{{brand}}供应商协同平台的采购经理或系统管理员。",
    en: "You are receiving this email because you are a purchasing manager or system administrator of the {{brand}} supplier portal.",
  },
} satisfies Record<string, Record<Language, string>>;

const automatic = {
  zh: "本邮件由系统自动发送，请勿直接回复。",
  en: "This is an automatic email. Please do not reply. ",
};
const questions = {
  zh: (whom: string) => `如有疑问，请联系${whom}。`,
  en: (whom: string) => `If you have questions, contact ${whom}.`,
};
const manager = { zh: "采购经理", en: "your purchasing manager" };
const administrator = { zh: "系统管理员", en: "your system administrator" };

/** What a letter says in a language, filled in. Links are built from the configured origin, never from a request (S-54). */
export function fillParts(stationery: Stationery, recipient: Recipient, parts: Parts): FilledParts {
  const { language, publicOrigin } = stationery;
  const brand = stationery.brandName[language];
  const fill = (text: string) => withBrand(language, text, brand);
  const body = parts.body.map((block) => (typeof block === "string" ? fill(block) : block));
  const preview = parts.preview ?? parts.body.find((block) => typeof block === "string") ?? parts.subject;
  return {
    language,
    brand,
    subject: fill(parts.subject),
    preview: fill(preview),
    greeting: greetings[language],
    body,
    link: parts.link ? { label: parts.link.label, href: new URL(parts.link.path, publicOrigin).href } : null,
    end: [
      fill(signatures[language]),
      fill(reasons[recipient][language]),
      automatic[language] + questions[language](whomToAsk(stationery, recipient)),
    ],
  };
}

function whomToAsk({ language, support }: Stationery, recipient: Recipient): string {
  if (recipient === "staff") return administrator[language];
  const ways = [support?.email, support?.phone].filter(Boolean).join(language === "zh" ? "，" : ", ");
  if (!ways) return manager[language];
  const hours = support?.hours[language];
  if (language === "zh") return `我们：${ways}${hours ? `（${hours}）` : ""}`;
  return `us: ${ways}${hours ? ` (${hours})` : ""}`;
}

/** The letter without pictures and colours. */
export function textOf({ language, greeting, body, link, end }: FilledParts): string {
  const colon = language === "zh" ? "：" : ": ";
  const blocks = body.map((block) => {
    if (typeof block === "string") return block;
    return "code" in block ? block.code : block.facts.map((fact) => fact.join(colon)).join("\n");
  });
  return [greeting, ...blocks, ...(link ? [`${link.label}${colon}${link.href}`] : []), end.join("\n")].join("\n\n");
}
