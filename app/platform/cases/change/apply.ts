import { fileUuids } from "~/rules/registration/files";
import { sections } from "~/rules/registration/sections";
import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import { refuse } from "~/platform/ground/base/refuse";
import { iso } from "~/platform/ground/base/instants";
import { listCompany } from "~/platform/records/registrations/company";
import { writeSection } from "~/platform/records/registrations/draft";
import { retire } from "~/platform/records/registrations/file-uuids";
import { noteContactChange } from "~/platform/records/changes/contact-lock";
import { type Change, openContents } from "~/platform/records/changes/contents";

/** Writes a change into the company file; until here nothing anybody reads has changed (S-49). */
export async function apply(core: Core, trx: Db, change: Change, now: Date): Promise<void> {
  const { registration_id: registrationId, section_id: section, base_version: from } = change;
  const { before, after } = openContents(core.seal, change);
  const write = { registrationId, section, values: after, from, savedAt: iso(now) };
  if (!(await writeSection(core, trx, write))) refuse("conflict", "change.outdated");

  const { fields } = sections[section];
  const newUuids = fileUuids(fields, after);
  const replaced = fileUuids(fields, before).filter((uuid) => !newUuids.includes(uuid));
  await retire(trx, registrationId, replaced, now);
  if (section === "contact") await noteContactChange(trx, { registration_id: registrationId }, now);
  const name = section === "basic" ? await listCompany(trx, registrationId, after) : null;
  if (name)
    await trx.updateTable("tenant").set({ tenant_name: name }).where("registration_id", "=", registrationId).execute();
}
