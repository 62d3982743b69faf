import { withBrand } from "~/rules/brand";
import type { PlatformConfig } from "~/platform/core/settings/config";
import type { Language } from "~/i18n/language";
import { wordsIn } from "~/platform/core/words/words-in";

/** The settings and the language that every email is written with. */
export type EmailContext = Pick<PlatformConfig, "brandName" | "publicOrigin" | "support"> & { language: Language };

/** A label and its value; `written`: a person wrote the value, in an unknown language. */
export type EmailFact = readonly [label: string, value: string, source?: "written"];

/** A paragraph, a paragraph that a person wrote, a code to copy, or values one below the other. */
export type Block = string | { written: string } | { code: string } | { facts: readonly EmailFact[] };

/** The content of an email in one language; `{{brand}}` is the placeholder for the company's name. */
export type Parts = {
  /** The subject of the email; the company's name is put before it. */
  subject: string;
  /** The preview that an inbox shows next to the subject; by default the first paragraph. */
  preview?: string;
  body: readonly Block[];
  /** The call to action; `path` is a path of the portal. */
  link?: { label: string; path: string };
};

/** The kind of recipient that the last lines of an email name. */
export type EmailRecipient =
  | "visitor"
  | "invited"
  | "registrant"
  | "account"
  | "contact"
  | "staff"
  | "colleague"
  | "coworker";

/** The parts of an email with their defaults filled in. */
export type FilledParts = Required<Omit<Parts, "link">> & {
  language: Language;
  brand: string;
  greeting: string;
  link: { label: string; href: string } | null;
  end: string[];
};

/** The complete content of an email in one language. Links are built from the configured origin, never from a request (S-54). */
export function fillParts(emailContext: EmailContext, recipient: EmailRecipient, parts: Parts): FilledParts {
  const { language, publicOrigin } = emailContext;
  const t = wordsIn(language, "emails");
  const brand = emailContext.brandName[language];
  const fill = (text: string) => withBrand(language, text, brand);
  const body = parts.body.map((block) => (typeof block === "string" ? fill(block) : block));
  const preview = parts.preview ?? parts.body.find((block) => typeof block === "string") ?? parts.subject;
  return {
    language,
    brand,
    subject: fill(parts.subject),
    preview: fill(preview),
    greeting: t("frame.greeting"),
    body,
    link: parts.link ? { label: parts.link.label, href: new URL(parts.link.path, publicOrigin).href } : null,
    end: [
      fill(t("frame.signature")),
      fill(t(`reasons.${recipient}`)),
      t("frame.end", { whom: whomToAsk(emailContext, recipient) }),
    ],
  };
}

function whomToAsk({ language, support }: EmailContext, recipient: EmailRecipient): string {
  const t = wordsIn(language, "emails");
  if (recipient === "staff") return t("frame.administrator");
  const { email, phone, hours } = support ?? {};
  const ways = email && phone ? t("frame.ways", { email, phone }) : email || phone;
  if (!ways) return t("frame.manager");
  return hours?.[language] ? t("frame.usInHours", { ways, hours: hours[language] }) : t("frame.us", { ways });
}

/** The email without pictures and colours. */
export function renderText({ language, greeting, body, link, end }: FilledParts): string {
  const blocks = body.map((block) => {
    if (typeof block === "string") return block;
    if ("written" in block) return block.written;
    return "code" in block ? block.code : block.facts.map((fact) => factLine(language, fact)).join("\n");
  });
  const way = link ? [factLine(language, [link.label, link.href])] : [];
  return [greeting, ...blocks, ...way, end.join("\n")].join("\n\n");
}

/** A value with its label, as a line of text. */
export const factLine = (language: Language, [label, value]: EmailFact): string =>
  wordsIn(language, "emails")("frame.fact", { label, value });
