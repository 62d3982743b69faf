import type { z } from "zod";
import type { registration } from "~/contract";
import type { SectionId } from "~/rules/registration/section-ids";
import { shownSections } from "~/rules/registration/sections";
import type { Typed } from "~/rules/typed";
import type { Core } from "../core";
import type { Db } from "../db/schema";
import { refuse } from "../http/refuse";

type Answer = z.input<typeof registration.loadSection.answer>;
/** A section as it was typed: nothing in it but what JSON can hold. */
export type SavedSection = Omit<Answer, "values"> & { values: Answer["values"] & Typed };

const about = (registrationId: string, section: SectionId) => `section:${registrationId}:${section}`;

/** A tab that is left out does not exist. */
export function requireVisible({ config }: Core, section: SectionId): void {
  if (section === config.hiddenTab) refuse(404, "request.e404");
}

/** Every visible section as it was last typed, the never-saved ones empty. */
export async function readDraft(core: Core, db: Db, registrationId: string): Promise<SavedSection[]> {
  const rows = await db
    .selectFrom("registration_section")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .execute();
  return shownSections(core.config.hiddenTab).map((section) => {
    const row = rows.find(({ section_id }) => section_id === section);
    if (!row) return { section, values: {}, version: 0, savedAt: null };
    const values = core.seal.open<SavedSection["values"]>(row.values_sealed, about(registrationId, section));
    return { section, values, version: row.version, savedAt: row.saved_at };
  });
}

/** One section as it was last typed. */
export async function readSection(
  core: Core,
  db: Db,
  registrationId: string,
  section: SectionId,
): Promise<SavedSection> {
  const draft = await readDraft(core, db, registrationId);
  return draft.find((saved) => saved.section === section) ?? refuse(404, "request.e404");
}

type Write = {
  registrationId: string;
  section: SectionId;
  values: SavedSection["values"];
  from: number;
  savedAt: string;
};

/** Writes a section over the version it was filled from; says no when that is no longer the newest. */
export async function writeSection({ seal }: Core, trx: Db, write: Write): Promise<boolean> {
  const { registrationId, section, from, savedAt } = write;
  const kept = {
    values_sealed: seal.close(write.values, about(registrationId, section)),
    version: from + 1,
    saved_at: savedAt,
  };
  if (from === 0) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("registration_section")
      .values({ registration_id: registrationId, section_id: section, ...kept })
      .onConflict((conflict) => conflict.columns(["registration_id", "section_id"]).doNothing())
      .executeTakeFirst();
    return Boolean(numInsertedOrUpdatedRows);
  }
  const { numUpdatedRows } = await trx
    .updateTable("registration_section")
    .set(kept)
    .where("registration_id", "=", registrationId)
    .where("section_id", "=", section)
    .where("version", "=", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
