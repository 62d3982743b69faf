import { withoutEmpty, type FormValues } from "~/rules/form-values";
import { fold } from "~/rules/normalise";
import type { Db } from "~/platform/ground/database/schema";
import type { SectionId } from "~/rules/registration/section-ids";
import type { Core } from "~/platform/ground/core";
import { readSection } from "./draft";

/**
 * Lists a registration that is handed in under its company's names and type. Only then are they kept in clear: reviewers search them
 * among thousands, as they do the suppliers'. A draft is its supplier's alone.
 */
export async function listCompany(trx: Db, registrationId: string, basic: FormValues = {}): Promise<string | null> {
  const { companyName, companyEnglishName, companyType } = withoutEmpty(basic);
  const names = [companyName, companyEnglishName].filter((name) => typeof name === "string");
  await trx
    .updateTable("registration")
    .set({ company_name: textOf(companyName), company_type: textOf(companyType), search: names.map(fold).join("\n") })
    .where("id", "=", registrationId)
    .execute();
  return textOf(companyName);
}

const textOf = (answer: unknown) => (typeof answer === "string" ? answer : null);

type Section = { section: SectionId; values: Record<string, unknown> };

/** The company's name as its file says it; null: it says none. */
export function companyNameIn(draft: readonly Section[]): string | null {
  const name = draft.find(({ section }) => section === "basic")?.values.companyName;
  return typeof name === "string" && name.trim() ? name.trim() : null;
}

/** The same, read; null too where the basic tab is left out. */
export const findCompanyName = async (core: Core, db: Db, registrationId: string): Promise<string | null> =>
  core.config.hiddenTab === "basic" ? null : companyNameIn([await readSection(core, db, registrationId, "basic")]);
