import type { SectionId } from "~/rules/registration/section-ids";
import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import { readSection } from "./draft";

type Section = { section: SectionId; values: Record<string, unknown> };

/** The company's name as its file says it; null: it says none. */
export function companyNameIn(draft: readonly Section[]): string | null {
  const name = draft.find(({ section }) => section === "basic")?.values.companyName;
  return typeof name === "string" && name.trim() ? name.trim() : null;
}

/** The same, read; null too where the basic tab is left out. */
export const companyNameOf = async (core: Core, db: Db, registrationId: string): Promise<string | null> =>
  core.config.hiddenTab === "basic" ? null : companyNameIn([await readSection(core, db, registrationId, "basic")]);
