import { joinCodes } from "~/rules/categories/code-set";
import { withoutEmpty, type FormValues } from "~/rules/form-values";
import { companyNameOf } from "~/rules/registration/company-name";
import { companyTypes } from "~/rules/registration/company-types";
import { toSearchText } from "~/platform/core/names/search-text";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";
import type { SectionId } from "~/rules/registration/section-ids";
import type { Core } from "~/platform/core/core";
import { readSavedSection } from "./saved-section";

/**
 * Stores the names, type, place and categories of a submitted registration's company in plain text so that reviewers can search
 * them. Drafts stay encrypted. A section that is left out keeps its stored values. Returns the company's names; null if it has
 * none.
 */
export async function indexCompany(
  trx: Db,
  registrationId: string,
  { basic, business }: Partial<Record<SectionId, FormValues>>,
): Promise<Pick<Tables["registration"], "company_name" | "company_english_name">> {
  const facts = { ...(basic && toNames(basic)), ...(business && toCategories(business)) };
  if (Object.keys(facts).length > 0)
    await trx.updateTable("registration").set(facts).where("id", "=", registrationId).execute();
  return {
    company_name: (basic && companyNameOf(basic)) ?? null,
    company_english_name: textOf(basic?.["companyEnglishName"]) || null,
  };
}

type Named = Pick<Tables["registration"], "number" | "company_name" | "company_english_name">;

/** The name of a company in a language, or its reference number if it has no name in that language. */
export function nameFor(language: Language, { number, company_name, company_english_name }: Named): string {
  const names = { zh: company_name, en: company_english_name };
  return names[language] ?? number ?? "";
}

function toNames(basic: FormValues) {
  const { companyName, companyEnglishName, companyType, registeredProvince } = withoutEmpty(basic);
  const names = [companyName, companyEnglishName].filter((name) => typeof name === "string");
  return {
    company_name: companyNameOf(basic) ?? null,
    company_english_name: textOf(companyEnglishName),
    company_type: companyTypes.find((type) => type === companyType) ?? null,
    province: textOf(registeredProvince),
    search: toSearchText(names),
  };
}

/** The company's categories in the form that is searched: each code between spaces. */
const toCategories = ({ categories }: FormValues) => ({
  categories: Array.isArray(categories) ? joinCodes(categories.filter((code) => typeof code === "string")) : "",
});

const textOf = (answer: unknown) => (typeof answer === "string" ? answer : null);

type Section = { section: SectionId; values: FormValues };

/** The company name in the file, or null. */
export function companyNameIn(draft: readonly Section[]): string | null {
  const basic = draft.find(({ section }) => section === "basic")?.values;
  return companyNameOf(basic ?? {}) ?? null;
}

/** Reads the company name of a registration; null also if the basic tab is left out. */
export const findCompanyName = async (core: Core, db: Db, registrationId: string): Promise<string | null> =>
  core.config.hiddenTab === "basic" ? null : companyNameIn([await readSavedSection(core, db, registrationId, "basic")]);
