import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { registration } from "~/contract";
import { hasDocuments, listFiledDocuments } from "~/rules/documents/filed-documents";
import { type SectionId } from "~/rules/registration/section-ids";
import { shownSections } from "~/rules/registration/shown-sections";
import { sections } from "~/rules/registration/sections";
import { hasSameCompanyKeys } from "~/rules/onboarding/company-keys";
import { normaliseValues } from "~/rules/fields/shape-values";
import type { FormValues } from "~/rules/form-values";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { Seal } from "~/platform/core/seal";
import { refuse } from "~/platform/core/base/refuse";
import { iso } from "~/platform/core/base/instants";
import { keepDocumentDates } from "./document-dates";
import { keepBankPrints, keepCompanyKeys } from "../duplicates/fingerprints";

/** A section as typed. */
export type SavedSection = z.input<typeof registration.loadSection.answer>;

/** The encryption context of a section. */
export const aboutSection = (registrationId: string, section: SectionId): string =>
  `section:${registrationId}:${section}`;

/** Refuses a hidden tab as unknown. */
export function requireVisible({ config }: Core, section: SectionId): void {
  if (section === config.hiddenTab) refuse("unknown", "request.e404");
}

/** A section that was never saved. */
const emptySection = (section: SectionId): SavedSection => ({ section, values: {}, version: 0, savedAt: null });

/** Every visible section as last typed; sections that were never saved are empty. */
export const readDraft = async (core: Core, db: Db, registrationId: string): Promise<SavedSection[]> =>
  (await readEditedDraft(core, db, registrationId)).map(({ saved }) => saved);

/** A section with what is stored about its editors. */
export type EditedSection = { saved: SavedSection } & Pick<
  Tables["registration_section"],
  "changed_by" | "changes_json"
>;

/** Like `readDraft`, with the editors. */
export async function readEditedDraft(core: Core, db: Db, registrationId: string): Promise<EditedSection[]> {
  const rows = await db
    .selectFrom("registration_section")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .execute();
  return shownSections(core.config.hiddenTab).map((section) => {
    return toEdited(
      core,
      section,
      rows.find(({ section_id }) => section_id === section),
    );
  });
}

/** The answers typed in each section of a draft. */
export const toSectionValues = (draft: readonly SavedSection[]): Partial<Record<SectionId, FormValues>> =>
  Object.fromEntries(draft.map(({ section, values }) => [section, values]));

const toEdited = (core: Core, section: SectionId, row: Tables["registration_section"] | undefined): EditedSection =>
  row
    ? { saved: toSection(core, row), changed_by: row.changed_by, changes_json: row.changes_json }
    : { saved: emptySection(section), changed_by: null, changes_json: null };

function toSection({ seal }: Core, row: Tables["registration_section"]): SavedSection {
  const { registration_id, section_id: section, version, saved_at: savedAt } = row;
  return { section, values: seal.open(row.values_sealed, aboutSection(registration_id, section)), version, savedAt };
}

/** One section as last typed. */
export const readSavedSection = async (
  core: Core,
  db: Db,
  registrationId: string,
  section: SectionId,
): Promise<SavedSection> => (await readEditedSection(core, db, registrationId, section)).saved;

/** Like `readSavedSection`, with the editors. */
export async function readEditedSection(
  core: Core,
  db: Db,
  registrationId: string,
  section: SectionId,
): Promise<EditedSection> {
  requireVisible(core, section);
  const row = await db
    .selectFrom("registration_section")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .where("section_id", "=", section)
    .executeTakeFirst();
  return toEdited(core, section, row);
}

type Write = {
  registrationId: string;
  section: SectionId;
  values: SavedSection["values"];
  from: number;
  savedAt: string;
  /** The colleague who saved it; null for the registrant. If omitted, unchanged. */
  changedBy?: string | null;
  /** Who changed each answer last. If omitted, unchanged. */
  changes?: string;
  /** The work time since the previous save; if omitted, none. */
  workedSeconds?: number;
  /** The values saved before. If left out, everything derived from the answers is written, even if it has not changed. */
  before?: SavedSection["values"];
};

/** Writes a section over the version it was filled from; returns false when a newer one exists. */
export async function writeSection({ seal }: Core, trx: Db, write: Write): Promise<boolean> {
  const isWritten = await putSection(seal, trx, write);
  if (!isWritten) return false;
  if (write.section === "basic" && !(write.before && hasSameCompanyKeys(write.before, write.values)))
    await keepCompanyKeys(seal, trx, write.registrationId, write.values);
  if (write.section === "bank") await keepBankPrints(seal, trx, write.registrationId, write.values);
  if (hasDocuments(write.section))
    await keepDocumentDates(
      seal,
      trx,
      write.registrationId,
      write.section,
      listFiledDocuments(write.section, write.values),
    );
  return true;
}

/**
 * Saves a draft with each answer normalised. A draft stays as typed until it is submitted; the answers submitted are those that
 * the rules have validated.
 */
export async function normaliseDraft(
  core: Core,
  trx: Db,
  registrationId: string,
  draft: readonly SavedSection[],
  now: Date,
): Promise<SavedSection[]> {
  const normal: SavedSection[] = [];
  for (const one of draft) {
    const { section, version: from } = one;
    const values = normaliseValues(sections[section].fields.shape, one.values);
    if (isDeepStrictEqual(values, one.values)) {
      normal.push(one);
      continue;
    }
    const savedAt = iso(now);
    if (!(await writeSection(core, trx, { registrationId, section, values, from, savedAt })))
      throw new Error("A locked section changed");
    normal.push({ section, values, version: from + 1, savedAt });
  }
  return normal;
}

async function putSection(seal: Seal, trx: Db, write: Write): Promise<boolean> {
  const { registrationId, section, from, savedAt, changedBy, changes, workedSeconds = 0 } = write;
  const columns = {
    values_sealed: seal.close(write.values, aboutSection(registrationId, section)),
    version: from + 1,
    saved_at: savedAt,
    ...(changedBy !== undefined && { changed_by: changedBy }),
    ...(changes !== undefined && { changes_json: changes }),
  };
  if (from === 0) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("registration_section")
      .values({
        registration_id: registrationId,
        section_id: section,
        worked_seconds: workedSeconds,
        changed_by: null,
        changes_json: null,
        ...columns,
      })
      .onConflict((conflict) => conflict.columns(["registration_id", "section_id"]).doNothing())
      .executeTakeFirst();
    return Boolean(numInsertedOrUpdatedRows);
  }
  const { numUpdatedRows } = await trx
    .updateTable("registration_section")
    .set((row) => ({ ...columns, worked_seconds: row("worked_seconds", "+", workedSeconds) }))
    .where("registration_id", "=", registrationId)
    .where("section_id", "=", section)
    .where("version", "=", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
