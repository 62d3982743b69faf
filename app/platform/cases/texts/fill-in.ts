import { withBrand } from "~/rules/brand";
import { withFacts } from "~/rules/facts";
import type { Core } from "~/platform/ground/core";
import type { Language } from "~/platform/ground/database/schema";
import { escapeHtml } from "~/platform/ground/letters/letter";
import { pageFacts } from "./facts";
import type { Page } from "./page";

/** Fills a page in, under the manufacturer's name or another one. */
export type FillIn = (language: Language, page: Page, brand?: string) => Page;

/**
 * What puts a value in the place of each `{{parameter}}`: the brand, the company's legal name, and the facts. A page says of
 * numbers and contacts only what is filled in here. The facts are those of the process and are worked out once.
 */
export function pageFiller({ config, retention }: Pick<Core, "config" | "retention">): FillIn {
  const { brandName, company } = config;
  const values = { zh: pageFacts({ config, retention }, "zh"), en: pageFacts({ config, retention }, "en") };
  return (language, { title, text }, brand = brandName[language]) => {
    const companyName = company?.name?.[language] || brand;
    const withBrandName = withBrand(language, withFacts(text, values[language]), escapeHtml(brand));
    return {
      title: withBrand(language, title, brand),
      // A legal name stands between Chinese words as the brand does.
      text: withBrand(language, withBrandName.replaceAll("{{companyName}}", "{{brand}}"), escapeHtml(companyName)),
    };
  };
}
