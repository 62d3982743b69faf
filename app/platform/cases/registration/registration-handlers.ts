import { registration, serviceFigures } from "~/contract";
import type { Core, Context } from "~/platform/core/core";
import { type Handler, handle } from "~/platform/cases/handler";
import { takeOnboardingStep } from "~/platform/cases/take-step";
import {
  endRegistrationSession,
  requireRegistrationToken,
  requireSessionToSubmit,
} from "~/platform/records/registrations/registration-session";
import { findCodeDelivery } from "~/platform/core/verification-codes/code-delivery";
import { refuse, RefusalError } from "~/platform/core/base/refuse";
import { moveOn } from "~/platform/lifecycle/move-on";
import type { DraftErrors } from "~/platform/lifecycle/submission";
import type { SubmitInput } from "~/platform/records/onboarding/move";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import { type Submission, toSubmission } from "~/platform/records/registrations/rounds";
import { checkSection, countRefusal } from "./check-section";
import { load, loadSection, show, saveSection, saveSections } from "./draft";
import { keepAnswer } from "./keep-answer";
import { requestStartCode } from "./request-start-code";
import { start } from "./start";

/** The calls of a registration (§7). */
export const registrationHandlers = (core: Core): Handler[] => [
  handle(registration.requestCode, (input, context) => requestStartCode(core, input, context)),
  handle(registration.codeDelivery, async ({ challengeId }) => ({
    state: await findCodeDelivery(core.db, challengeId),
  })),
  handle(registration.start, (input, context) => start(core, input, context)),
  handle(registration.leave, async (_, { registrationToken, now }) => {
    await endRegistrationSession(core, registrationToken, now);
    return {};
  }),
  handle(registration.load, (_, context) => load(core, context)),
  handle(registration.loadSection, (input, context) => loadSection(core, input, context)),
  handle(registration.show, (input, context) => show(core, input, context)),
  handle(registration.saveSection, (input, context) => saveSection(core, input, context)),
  handle(registration.saveSections, (input, context) => saveSections(core, input, context)),
  handle(serviceFigures.checkSection, (input, context) => checkSection(core, input, context)),
  handle(registration.keepAnswer, (input, context) => keepAnswer(core, input, context)),
  handle(registration.submit, (input, context) => submit(core, input, context)),
  handle(registration.withdraw, async (_, context) => {
    const registrationId = await requireRegistrationToken(core, context);
    await takeOnboardingStep(core, { registrationId, event: "withdraw", by: { kind: "registrant" }, now: context.now });
    return {};
  }),
];

/**
 * Submits the registration as shown on the registrant's screen. A repeated call, simultaneous or days later, gets the
 * same response and changes nothing (F-18). After a withdrawal it is refused.
 */
async function submit(core: Core, input: SubmitInput, context: Context): Promise<Submission> {
  const registrationId = await requireSessionToSubmit(core, context);
  // The reviewer reads the reasons next to the step, as the supplier reads the comments of a return.
  const items = input.reasons.map(({ section, field, reason }) => ({
    section,
    field: field ?? undefined,
    comment: reason,
  }));
  const attempt = core.db.transaction().execute(async (trx) => {
    const row = await lockRegistration(trx, registrationId);
    if (row.state === "withdrawn") refuse("conflict", "registration.ended");
    if (row.state !== "filling") return toSubmission(row);
    const by = { kind: "registrant", submitted: input } as const;
    const move = { registrationId, event: "submit", by, now: context.now, items } as const;
    return toSubmission(await moveOn(core, trx, move));
  });
  const submission = await attempt.catch(async (error: unknown) => {
    if (error instanceof RefusalError && error.code === "registration.incomplete")
      await countRefusal(core, registrationId, error.details as DraftErrors, context.now);
    throw error;
  });
  core.emailWaits();
  core.headWaits();
  return submission ?? refuse("conflict", "registration.submitted");
}
