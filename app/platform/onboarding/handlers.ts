import { onboarding } from "~/contract";
import { registrationOf } from "../company/registration";
import type { Core } from "../core";
import { refuse } from "../http/refuse";
import { type Handler, handleSession } from "../http/router";
import type { Actor } from "../identity/actor";
import { requireHandedIn } from "../review/file";
import { queueOf } from "../review/queue";
import { takeStep } from "./move-on";

/** The calls of the review and of the supplier's own steps (design §5). */
export const onboardingHandlers = (core: Core): Handler[] => [
  handleSession(onboarding.queue, (asked, { now }) => queueOf(core, asked, now)),
  handleSession(onboarding.decide, async ({ registrationId, ...decision }, { actor, now }) => {
    await requireHandedIn(core, registrationId);
    const by = { kind: "purchasing" as const, accountId: actor.accountId };
    const { state } = await takeStep(core, { registrationId, ...decision, by, now });
    return { state };
  }),
  handleSession(onboarding.handIn, async (_, { actor, now }) => {
    const registrationId = await ownRegistration(core, actor);
    const by = { kind: "supplier" as const, accountId: actor.accountId };
    const { state, due_at } = await takeStep(core, { registrationId, event: "handIn", by, now });
    return { state, dueAt: due_at };
  }),
];

/** The registration of the company that this supplier works for. */
async function ownRegistration(core: Core, actor: Actor): Promise<string> {
  const row = actor.roles.includes("supplier") ? await registrationOf(core, actor) : undefined;
  return row?.id ?? refuse(404, "onboarding.unknown");
}
