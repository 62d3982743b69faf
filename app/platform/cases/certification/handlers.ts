import type { z } from "zod";
import { certification, onboarding } from "~/contract";
import type { Core } from "~/platform/ground/core";
import { takeStep } from "~/platform/cases/take-step";
import { refuse } from "~/platform/ground/base/refuse";
import { companyOf, registrationOf } from "~/platform/records/registrations/supplier";
import { type Handler, handleSession } from "~/platform/cases/handler";
import type { Actor } from "~/platform/records/sessions/actor";
import { stageViewOf } from "~/platform/records/onboarding/stage-view";
import { certificationOf, revisionOf } from "~/platform/records/certifications/certification";
import { setExpiry } from "./set-expiry";

type Answer = z.input<typeof certification.load.answer>;

/** The supplier's calls of its certification (§1, stage 6). */
export const certificationHandlers = (core: Core): Handler[] => [
  handleSession(certification.load, (_, { actor, now }) => load(core, actor, now)),
  handleSession(certification.setExpiry, async (input, { actor, now }) => {
    await setExpiry(core, input, actor, now);
    return {};
  }),
  handleSession(onboarding.handIn, async ({ revision }, { actor, now }) => {
    const registrationId = await ownRegistration(core, actor);
    const by = { kind: "supplier" as const, accountId: actor.accountId, revision };
    const { state, due_at } = await takeStep(core, { registrationId, event: "handIn", by, now });
    return { state, dueAt: due_at };
  }),
];

/** Before purchasing has begun it there is no certification. */
async function load(core: Core, actor: Actor, now: Date): Promise<Answer> {
  const row = await companyOf(core, actor);
  if (!row || row.state === "newlyRegistered" || row.state === "potential") return null;
  const view = await certificationOf(core, core.db, row.id, now);
  return { ...view, progress: await stageViewOf(core, row), revision: revisionOf(view) };
}

/** The registration of the company that this supplier works for. */
async function ownRegistration(core: Core, actor: Actor): Promise<string> {
  const row = actor.roles.includes("supplier") ? await registrationOf(core, actor) : undefined;
  return row?.id ?? refuse("unknown", "onboarding.unknown");
}
