import type { z } from "zod";
import { review, onboarding } from "~/contract";
import { openAnswer } from "~/platform/records/registrations/show-answer";
import type { Core } from "~/platform/core/core";
import { fileResponse } from "~/platform/cases/content-response";
import { readEvidence } from "~/platform/records/files/read-file";
import { type Handler, handleSession } from "~/platform/cases/handler";
import type { Actor } from "~/platform/records/sessions/actor";
import { takeOnboardingStep } from "~/platform/cases/take-step";
import type { Move, MovedRegistration } from "~/platform/records/onboarding/move";
import type { Tables } from "~/platform/core/database/schema";
import { accountByEmail } from "~/platform/records/accounts/accounts";
import type { Letter } from "~/platform/core/letters/letter";
import { initialPassword } from "~/platform/core/letters/initial-password";
import { openOwner } from "~/platform/records/registrations/find-registration";
import { planMove } from "~/platform/lifecycle/move-on";
import { toLetter } from "~/platform/lifecycle/step-letter";
import { steps } from "~/platform/lifecycle/steps";
import { requireSubmitted } from "~/platform/records/onboarding/require-submitted";
import { loadFile } from "./file";
import { saveMark } from "./marks";
import { saveOpened } from "~/platform/records/files/opened-documents";

/** What purchasing reads before it decides; deciding itself is `onboarding/handlers.ts`. */
export const reviewHandlers = (core: Core): Handler[] => [
  handleSession(review.file, (input, context) => loadFile(core, input, context)),
  handleSession(review.show, async ({ registrationId, section, field }, { actor, now }) => {
    const { id } = await requireSubmitted(core, registrationId);
    const reader = { actor: `account:${actor.accountId}`, action: "registration.show" as const, now };
    return openAnswer(core, { registrationId: id, section, field }, reader);
  }),
  handleSession(review.mark, async (marking, { actor, now }) => {
    await requireSubmitted(core, marking.registrationId);
    await saveMark(core, { ...marking, accountId: actor.accountId, now });
    return {};
  }),
  handleSession(review.markSeen, async ({ registrationId, fileId }, { actor, now }) => {
    const { id } = await requireSubmitted(core, registrationId);
    await saveOpened(core, { registrationId: id, fileId, accountId: actor.accountId, now });
    return {};
  }),
  handleSession(review.content, async ({ registrationId, fileId }) => {
    const { id } = await requireSubmitted(core, registrationId);
    return fileResponse(await readEvidence(core, id, fileId));
  }),
];

/** The calls of a decision. */
export const onboardingHandlers = (core: Core): Handler[] => [
  handleSession(onboarding.decide, async (input, { actor, now }) => {
    await requireSubmitted(core, input.registrationId);
    const { state } = await takeOnboardingStep(core, moveOf(input, actor, now));
    return { state };
  }),
  handleSession(onboarding.preview, async (input, { actor, now }) => {
    const row = await requireSubmitted(core, input.registrationId);
    return { letter: await previewLetter(core, row, moveOf(input, actor, now)) };
  }),
];

/** The move that belongs to a decision. */
const moveOf = (
  { version, ...decision }: z.output<typeof onboarding.decide.input>,
  { accountId }: Actor,
  now: Date,
): Move => ({
  ...decision,
  by: { kind: "purchasing", accountId, version },
  now,
});

/** A placeholder for what exists only once the letter is sent. */
const unknown = "••••••••";

/** The letter that a decision would send, with everything checked as if it were made. Null if it sends none. */
async function previewLetter(core: Core, row: Tables["registration"], move: Move) {
  const plannedMove = await planMove(core, core.db, row, move);
  const { email } = openOwner(core.seal, row);
  const letter =
    steps[plannedMove.transition].letter === "initialPassword"
      ? await accountLetter(core, plannedMove, email)
      : toLetter(core, plannedMove);
  return letter && { to: email, subject: letter.subject, text: letter.text };
}

async function accountLetter(
  { db, seal, config }: Core,
  plannedMove: MovedRegistration,
  email: string,
): Promise<Letter> {
  const existingAccount = await accountByEmail(db, seal, email);
  return initialPassword(
    { ...config, language: plannedMove.language },
    {
      number: plannedMove.number ?? "",
      supplierCode: unknown,
      userAccount: existingAccount?.user_account ?? email,
      password: existingAccount ? null : unknown,
    },
  );
}
