import type { z } from "zod";
import { certification } from "~/contract";
import type { Core } from "../core";
import { companyOf } from "../company/supplier";
import { type Handler, handleSession } from "../http/router";
import type { Actor } from "../identity/actor";
import { stageViewOf } from "../progress/stage-view";
import { certificationOf, revisionOf } from "./certification-of";
import { setExpiry, uploadTo } from "./documents";

type Answer = z.input<typeof certification.load.answer>;

/** The supplier's calls of its certification (§1, stage 6). */
export const certificationHandlers = (core: Core): Handler[] => [
  handleSession(certification.load, (_, { actor, now }) => load(core, actor, now)),
  handleSession(certification.upload, (input, asked) => uploadTo(core, input, asked)),
  handleSession(certification.setExpiry, async (input, { actor, now }) => {
    await setExpiry(core, input, actor, now);
    return {};
  }),
];

/** Before purchasing has begun it there is no certification. */
async function load(core: Core, actor: Actor, now: Date): Promise<Answer> {
  const row = await companyOf(core, actor);
  if (!row || row.state === "newlyRegistered" || row.state === "potential") return null;
  const view = await certificationOf(core, core.db, row.id, now);
  return { ...view, progress: await stageViewOf(core, row), revision: revisionOf(view) };
}
