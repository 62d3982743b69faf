import { formatChoice } from "~/rules/format";
import type { PortalCompany } from "~/platform/core/settings/config";
import type { Language } from "~/i18n/language";
import { wordsIn } from "~/platform/core/words/words-in";
import { escapeHtml } from "~/platform/core/emails/render-email";

/** The registered address in brackets, after the company's name; "" if it is not set. */
export function registeredOffice(company: PortalCompany | undefined, language: Language): string {
  const address = company?.address?.[language];
  if (!address) return "";
  return wordsIn(language, "pages")("registeredOffice", { address: escapeHtml(address) });
}

/** The contact for questions about personal information, as HTML within a sentence; in Chinese, punctuation follows it. */
export function privacyContact(company: PortalCompany | undefined, language: Language): string {
  const email = company?.privacyEmail;
  const t = wordsIn(language, "pages");
  return email ? t("privacy.mailbox", { email: mailLink(email) }) : t("privacy.none");
}

/** The ways to report misconduct that the company has set, as HTML that ends a sentence. */
export function integrityContact(company: PortalCompany | undefined, language: Language): string {
  const { phone, email, address } = company?.integrity ?? {};
  const at = address?.[language];
  const t = wordsIn(language, "pages");
  const ways = [
    phone && t("integrity.phone", { phone }),
    email && t("integrity.email", { email: mailLink(email) }),
    at && t("integrity.address", { address: escapeHtml(at) }),
  ].filter((way): way is string => Boolean(way));
  if (ways.length === 0) return t("integrity.none");
  // In Chinese the clauses follow each other without a conjunction.
  return language === "zh" ? ways.join("，") : formatChoice(language, ways);
}

const mailLink = (email: string) => `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`;
