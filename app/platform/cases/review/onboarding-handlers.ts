import type { z } from "zod";
import { onboarding } from "~/contract";
import type { Core } from "~/platform/ground/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import type { Actor } from "~/platform/records/sessions/actor";
import { requireHandedIn } from "./file";
import { queueOf } from "~/platform/records/onboarding/queue";
import { takeStep } from "~/platform/cases/take-step";
import type { Move } from "~/platform/records/onboarding/move";
import { previewLetter } from "./preview";

/** The calls of a decision, and the queue that leads to it. */
export const onboardingHandlers = (core: Core): Handler[] => [
  handleSession(onboarding.queue, (input, { now }) => queueOf(core, input, now)),
  handleSession(onboarding.decide, async (input, { actor, now }) => {
    await requireHandedIn(core, input.registrationId);
    const { state } = await takeStep(core, moveOf(input, actor, now));
    return { state };
  }),
  handleSession(onboarding.preview, async (input, { actor, now }) => {
    const row = await requireHandedIn(core, input.registrationId);
    return { letter: await previewLetter(core, row, moveOf(input, actor, now)) };
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
