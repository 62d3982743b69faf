import { fileUuids } from "~/rules/registration/files";
import { sections } from "~/rules/registration/sections";
import type { Core } from "../core";
import type { Db } from "../db/schema";
import { refuse } from "../http/refuse";
import { iso } from "../instants";
import { listCompany } from "../registration/company";
import { writeSection } from "../registration/draft";
import { retire } from "../registration/file-uuids";
import { noteContactChange } from "./contact-lock";
import { type Change, openContents } from "./contents";

/** Writes a change into the company file; until here nothing anybody reads has changed (S-49). */
export async function apply(core: Core, trx: Db, change: Change, now: Date): Promise<void> {
  const { registration_id: registrationId, section_id: section, base_version: from } = change;
  const { before, after } = openContents(core.seal, change);
  const write = { registrationId, section, values: after, from, savedAt: iso(now) };
  if (!(await writeSection(core, trx, write))) refuse(409, "change.outdated");

  const { fields } = sections[section];
  const kept = fileUuids(fields, after);
  const replaced = fileUuids(fields, before).filter((uuid) => !kept.includes(uuid));
  await retire(trx, registrationId, replaced, now);
  if (section === "contact") await noteContactChange(trx, { registration_id: registrationId }, now);
  const name = section === "basic" ? await listCompany(trx, registrationId, after) : null;
  if (name)
    await trx.updateTable("tenant").set({ tenant_name: name }).where("registration_id", "=", registrationId).execute();
}
