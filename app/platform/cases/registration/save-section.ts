import type { z } from "zod";
import type { registration } from "~/contract";
import type { Core, Context } from "~/platform/ground/core";
import { RefusalError, refuse } from "~/platform/ground/base/refuse";
import type { SavedSection } from "~/platform/records/registrations/draft";
import { keepSections, type ToKeep } from "~/platform/records/registrations/keep-sections";
import { requireSession, requireSessionToSave } from "~/platform/records/registrations/session";

type Input = z.output<typeof registration.saveSection.input>;

/** Keeps a section as typed (docs/architecture.md, “Drafts”). A session that has just expired keeps it too, but learns nothing by it. */
export async function saveSection(core: Core, input: Input, context: Context): Promise<SavedSection> {
  const { registrationId, isExpired } = await requireSessionToSave(core, context);
  const keep = async () => {
    const [section] = await keepAs(core, registrationId, [input], context.now);
    return section ?? refuse("unknown", "request.e404");
  };
  if (!isExpired) return keep();

  const isStored = await keep().then(
    () => true,
    (error: unknown) => (error instanceof RefusalError ? false : Promise.reject(error)),
  );
  return refuse("signedOut", "registration.sessionExpired", { saved: isStored });
}

/** Keeps several sections, all or none. An import is no typing: a session that has expired keeps nothing of it. */
export async function saveSections(
  core: Core,
  { sections }: z.output<typeof registration.saveSections.input>,
  context: Context,
): Promise<{ sections: SavedSection[] }> {
  const registrationId = await requireSession(core, context);
  return { sections: await keepAs(core, registrationId, sections, context.now) };
}

const keepAs = (core: Core, registrationId: string, values: readonly ToKeep[], now: Date) =>
  core.db
    .transaction()
    .execute((trx) => keepSections(core, trx, { registrationId, actor: `registrant:${registrationId}`, now }, values));
