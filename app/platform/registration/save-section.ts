import type { z } from "zod";
import type { registration } from "~/contract";
import type { Core } from "../core";
import type { Context } from "../http/context";
import { Refused, refuse } from "../http/refuse";
import type { SavedSection } from "./draft";
import { keepSections, type ToKeep } from "./keep-sections";
import { requireSession, requireSessionToSave } from "./session";

type Input = z.output<typeof registration.saveSection.input>;

/** Keeps a section as typed (design §4). A session that has just expired keeps it too, but learns nothing by it. */
export async function saveSection(core: Core, input: Input, context: Context): Promise<SavedSection> {
  const { registrationId, isExpired } = await requireSessionToSave(core, context);
  const keep = async () => {
    const [saved] = await keepAs(core, registrationId, [input], context.now);
    return saved ?? refuse(404, "request.e404");
  };
  if (!isExpired) return keep();

  const saved = await keep().then(
    () => true,
    (error: unknown) => (error instanceof Refused ? false : Promise.reject(error)),
  );
  return refuse(401, "registration.sessionExpired", { saved });
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

const keepAs = (core: Core, registrationId: string, asked: readonly ToKeep[], now: Date) =>
  keepSections(core, { registrationId, actor: `registrant:${registrationId}`, now }, asked);
