import { isDeepStrictEqual } from "node:util";
import { fileUuids } from "~/rules/registration/files";
import type { SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import { recordAudit } from "~/platform/ground/audit/record";
import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import { refuse } from "~/platform/ground/base/refuse";
import { iso } from "~/platform/ground/base/instants";
import { requireAcceptable } from "./acceptable";
import { readSection, requireVisible, type SavedSection, writeSection } from "./draft";
import { holdingFiles, markUsed } from "./file-uuids";
import { lockToFill } from "./lock";

/** A section as it is to be kept, and the version it was filled from. */
export type ToKeep = { section: SectionId; version: number; values: Record<string, unknown> };
/** Whose registration it is, and who keeps it. */
type Keeper = { registrationId: string; actor: string; now: Date };

/** Stores sections as they were typed: in the transaction given, so all of them or none. */
export async function keepSections(
  core: Core,
  trx: Db,
  keeper: Keeper,
  sectionsToKeep: readonly ToKeep[],
): Promise<SavedSection[]> {
  const acceptable = sectionsToKeep.map((one) => {
    requireVisible(core, one.section);
    return { ...one, values: requireAcceptable(one.section, one.values) };
  });
  await lockToFill(trx, keeper.registrationId);
  const savedSections: SavedSection[] = [];
  for (const one of acceptable) savedSections.push(await keepSection(core, trx, keeper, one));
  return savedSections;
}

async function keepSection(
  core: Core,
  trx: Db,
  { registrationId, actor, now }: Keeper,
  { section, version, values }: ToKeep & Pick<SavedSection, "values">,
): Promise<SavedSection> {
  const before = await readSection(core, trx, registrationId, section);
  if (isDeepStrictEqual(before.values, values) && before.version > 0) return before;
  if (before.version !== version) return refuse("conflict", "registration.conflict", before);

  const { fields } = sections[section];
  const newUuids = fileUuids(fields, values);
  const dropped = fileUuids(fields, before.values).filter((uuid) => !newUuids.includes(uuid));
  const holding = await holdingFiles(trx, registrationId, dropped);
  if (holding.length > 0) refuse("conflict", "file.deleteFirst", { uuids: holding });

  const savedAt = iso(now);
  const isWritten = await writeSection(core, trx, { registrationId, section, values, from: version, savedAt });
  if (!isWritten) throw new Error("A locked section changed");
  await markUsed(trx, registrationId, newUuids, now);
  await recordAudit(trx, {
    at: now,
    actor,
    action: "registration.saveSection",
    subject: `registration:${registrationId}`,
    details: { section, version: version + 1 },
  });
  return { section, values, version: version + 1, savedAt };
}
