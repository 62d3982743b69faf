import { formatChoice } from "~/rules/format";
import type { Company } from "~/platform/ground/settings/config";
import type { Language } from "~/platform/ground/database/schema";
import { escapeHtml } from "~/platform/ground/letters/letter";

/** The registered address in brackets, after the company's name; nothing where it is not set. */
export function registeredOffice(company: Company | undefined, language: Language): string {
  const address = company?.address?.[language];
  if (!address) return "";
  return language === "zh" ? `（住所：${escapeHtml(address)}）` : ` (registered office: ${escapeHtml(address)})`;
}

/** Whom people write to about their personal information, as HTML within a sentence; in Chinese punctuation follows it. */
export function privacyContact(company: Company | undefined, language: Language): string {
  const email = company?.privacyEmail;
  if (language === "zh") return email ? `个人信息保护邮箱 ${mailLink(email)}` : "采购经理";
  return email ? `our privacy mailbox ${mailLink(email)}` : "your purchasing manager";
}

/** How misconduct is reported, as HTML that ends a sentence: every way the company has set. */
export function integrityContact(company: Company | undefined, language: Language): string {
  const { phone, email, address } = company?.integrity ?? {};
  const at = address?.[language];
  if (language === "zh") {
    const ways = [phone && `电话 ${phone}`, email && `邮箱 ${mailLink(email)}`, at && `信函寄至${escapeHtml(at)}`];
    return ways.filter(isGiven).join("，") || "请向采购部索取监察部门的联系方式";
  }
  const ways = [phone && `call ${phone}`, email && `email ${mailLink(email)}`, at && `write to ${escapeHtml(at)}`];
  return formatChoice(language, ways.filter(isGiven)) || "ask Procurement how to reach the supervision department";
}

const isGiven = (way: string | undefined): way is string => Boolean(way);

const mailLink = (email: string) => `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`;
