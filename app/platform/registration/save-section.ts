import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { registration } from "~/contract";
import { fileUuids } from "~/rules/registration/files";
import { sections } from "~/rules/registration/sections";
import { recordAudit } from "../audit/record";
import type { Core } from "../core";
import type { Context } from "../http/context";
import { Refused, refuse } from "../http/refuse";
import { iso } from "../instants";
import { requireAcceptable } from "./acceptable";
import { readSection, requireVisible, type SavedSection, writeSection } from "./draft";
import { holdingFiles, markUsed } from "./file-uuids";
import { lockToFill } from "./lock";
import { requireSessionToSave } from "./session";

type Input = z.output<typeof registration.saveSection.input>;

/** Keeps a section as typed (design §4). A session that has just expired keeps it too, but learns nothing by it. */
export async function saveSection(core: Core, input: Input, context: Context): Promise<SavedSection> {
  requireVisible(core, input.section);
  const { registrationId, isExpired } = await requireSessionToSave(core, context);
  const values = requireAcceptable(input.section, input.values);
  if (!isExpired) return keep(core, registrationId, { ...input, values }, context.now);

  const saved = await keep(core, registrationId, { ...input, values }, context.now).then(
    () => true,
    (error: unknown) => (error instanceof Refused ? false : Promise.reject(error)),
  );
  return refuse(401, "registration.sessionExpired", { saved });
}

type Keep = { section: Input["section"]; version: number; values: SavedSection["values"] };

function keep(
  core: Core,
  registrationId: string,
  { section, version, values }: Keep,
  now: Date,
): Promise<SavedSection> {
  return core.db.transaction().execute(async (trx) => {
    await lockToFill(trx, registrationId);
    const before = await readSection(core, trx, registrationId, section);
    if (isDeepStrictEqual(before.values, values) && before.version > 0) return before;
    if (before.version !== version) return refuse(409, "registration.conflict", before);

    const { fields } = sections[section];
    const kept = fileUuids(fields, values);
    const dropped = fileUuids(fields, before.values).filter((uuid) => !kept.includes(uuid));
    const holding = await holdingFiles(trx, registrationId, dropped);
    if (holding.length > 0) refuse(409, "file.deleteFirst", { uuids: holding });

    const savedAt = iso(now);
    const isWritten = await writeSection(core, trx, { registrationId, section, values, from: version, savedAt });
    if (!isWritten) throw new Error("A locked section changed");
    await markUsed(trx, registrationId, kept, now);
    await recordAudit(trx, {
      at: now,
      actor: `registrant:${registrationId}`,
      action: "registration.saveSection",
      subject: `registration:${registrationId}`,
      details: { section, version: version + 1 },
    });
    return { section, values, version: version + 1, savedAt };
  });
}
