import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { listTabColleagues } from "~/platform/records/colleagues/colleague";
import type { SectionId } from "~/rules/registration/section-ids";
import type { Registrant } from "./registrant";

/**
 * The colleagues who saved sections last, by section, for the registrant: a missing section was saved by the registrant
 * or never. Empty for a colleague.
 */
export async function listEditors(
  core: Pick<Core, "seal">,
  db: Db,
  { registrationId, colleague }: Registrant,
): Promise<Partial<Record<SectionId, string>>> {
  if (colleague) return {};
  const rows = await db
    .selectFrom("registration_section")
    .select(["section_id", "changed_by"])
    .where("registration_id", "=", registrationId)
    .where("changed_by", "is not", null)
    .execute();
  if (rows.length === 0) return {};
  const names = new Map((await listTabColleagues(core, db, registrationId)).map(({ id, name }) => [id, name]));
  return Object.fromEntries(rows.map(({ section_id, changed_by }) => [section_id, names.get(changed_by ?? "")]));
}
