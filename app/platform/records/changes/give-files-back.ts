import { fileUuids } from "~/rules/registration/files";
import { sections } from "~/rules/registration/sections";
import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import { release } from "~/platform/records/registrations/file-uuids";
import { type Change, openContents } from "./changes";

/** Gives back the files of a change that never took effect: they are on no record any more, and the sweep removes them. */
export async function giveFilesBack({ seal }: Core, trx: Db, change: Change, now: Date): Promise<void> {
  const { fields } = sections[change.section_id];
  const { before, after } = openContents(seal, change);
  const uuidsBefore = fileUuids(fields, before);
  const added = fileUuids(fields, after).filter((uuid) => !uuidsBefore.includes(uuid));
  await release(trx, change.registration_id, added, now);
}
