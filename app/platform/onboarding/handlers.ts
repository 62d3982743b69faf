import type { z } from "zod";
import { onboarding } from "~/contract";
import { registrationOf } from "../company/registration";
import type { Core } from "../core";
import { refuse } from "../http/refuse";
import { type Handler, handleSession } from "../http/router";
import type { Actor } from "../identity/actor";
import { requireHandedIn } from "../review/file";
import { queueOf } from "../review/queue";
import { type Move, takeStep } from "./move-on";
import { previewLetter } from "./preview";

/** The calls of the review and of the supplier's own steps (design §5). */
export const onboardingHandlers = (core: Core): Handler[] => [
  handleSession(onboarding.queue, (asked, { now }) => queueOf(core, asked, now)),
  handleSession(onboarding.decide, async (input, { actor, now }) => {
    await requireHandedIn(core, input.registrationId);
    const { state } = await takeStep(core, moveOf(input, actor, now));
    return { state };
  }),
  handleSession(onboarding.preview, async (input, { actor, now }) => {
    const row = await requireHandedIn(core, input.registrationId);
    return { letter: await previewLetter(core, row, moveOf(input, actor, now)) };
  }),
  handleSession(onboarding.handIn, async ({ revision }, { actor, now }) => {
    const registrationId = await ownRegistration(core, actor);
    const by = { kind: "supplier" as const, accountId: actor.accountId, revision };
    const { state, due_at } = await takeStep(core, { registrationId, event: "handIn", by, now });
    return { state, dueAt: due_at };
  }),
];

/** The move that a decision asks for. */
const moveOf = (
  { version, ...decision }: z.output<typeof onboarding.decide.input>,
  { accountId }: Actor,
  now: Date,
): Move => ({
  ...decision,
  by: { kind: "purchasing", accountId, version },
  now,
});

/** The registration of the company that this supplier works for. */
async function ownRegistration(core: Core, actor: Actor): Promise<string> {
  const row = actor.roles.includes("supplier") ? await registrationOf(core, actor) : undefined;
  return row?.id ?? refuse(404, "onboarding.unknown");
}
