import { withBrand } from "~/rules/brand";
import { withFacts, facts } from "~/rules/facts";
import type { Core } from "~/platform/core/core";
import type { Language } from "~/i18n/language";
import { escapeHtml } from "~/platform/core/emails/render-email";
import { formatSpan } from "~/rules/format";
import { preliminaryReviewWeeks, internalReviewMonths } from "~/rules/onboarding/limits";
import { conductRecordYears } from "~/rules/limits/records";
import { retentionRules } from "~/rules/retention/retention-rules";
import type { PageContent } from "./text-page";
import { integrityContact, privacyContact, registeredOffice } from "./contacts";

/** Fills a page in, under the manufacturer's name or another one. */
export type FillIn = (language: Language, page: PageContent, brand?: string) => PageContent;

/**
 * Fills in each `{{parameter}}`: the brand, the company's legal name, and the figures. All figures and contacts on a page come
 * from here. The figures belong to the process and are computed once.
 */
export function pageFiller({ config, retention }: Pick<Core, "config" | "retention">): FillIn {
  const { brandName, company } = config;
  const values = { zh: pageFacts({ config, retention }, "zh"), en: pageFacts({ config, retention }, "en") };
  return (language, { title, text }, brand = brandName[language]) => {
    const companyName = company?.name?.[language] || brand;
    const withBrandName = withBrand(language, withFacts(text, values[language]), escapeHtml(brand));
    return {
      title: withBrand(language, title, brand),
      // A legal name between Chinese words is spaced like the brand.
      text: withBrand(language, withBrandName.replaceAll("{{companyName}}", "{{brand}}"), escapeHtml(companyName)),
    };
  };
}

/** The replacements for the parameters of a page, as HTML, including the company's names. */
export function pageParameters(core: Pick<Core, "config" | "retention">, language: Language): Record<string, string> {
  const { brandName, company } = core.config;
  const brand = escapeHtml(brandName[language]);
  const companyName = escapeHtml(company?.name?.[language] || brandName[language]);
  const values = Object.entries(pageFacts(core, language)).map(([name, value]) => [name, String(value)]);
  return { brand, companyName, ...Object.fromEntries(values) };
}

/**
 * The replacements for `{{name}}` in the pages, except the company's names. Numbers come from the constants and settings that
 * the product itself uses, so that no page promises a different one.
 */
const pageFacts = ({ config, retention }: Pick<Core, "config" | "retention">, language: Language) => ({
  ...facts,
  preliminaryReview: formatSpan(language, preliminaryReviewWeeks, "week"),
  internalReview: formatSpan(language, internalReviewMonths, "month"),
  codeHours: retentionRules.codes.period.amount,
  sessionHours: retentionRules.sessions.period.amount,
  unsentDays: retentionRules.unsentEmails.period.amount,
  draftPeriod: formatSpan(language, retention.draft.days, "day"),
  endedPeriod: formatSpan(language, retention.endedContentDays, "day"),
  recordYears: conductRecordYears,
  registeredOffice: registeredOffice(config.company, language),
  privacyContact: privacyContact(config.company, language),
  integrityContact: integrityContact(config.company, language),
});
