import { onboarding } from "~/contract";
import type { Core } from "~/platform/core/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { takeOnboardingStep } from "~/platform/cases/take-step";
import { type Move, type MovedRegistration, reviewerMove } from "~/platform/records/onboarding/move";
import type { Tables } from "~/platform/core/database/schema";
import { accountByEmail } from "~/platform/records/accounts/accounts";
import type { Email } from "~/platform/core/emails/render-email";
import { initialPassword } from "~/platform/core/emails/initial-password";
import { openOwner } from "~/platform/records/registrations/find-registration";
import { planMove } from "~/platform/lifecycle/move-on";
import { renderStepEmail } from "~/platform/lifecycle/step-email";
import { steps } from "~/platform/lifecycle/steps";
import { requireSubmitted } from "~/platform/records/onboarding/require-submitted";

/** The calls of a decision. */
export const decisionHandlers = (core: Core): Handler[] => [
  handleSession(onboarding.decide, async (input, { actor, now }) => {
    await requireSubmitted(core, input.registrationId);
    const { state } = await takeOnboardingStep(core, reviewerMove(input, actor.accountId, now));
    return { state };
  }),
  handleSession(onboarding.preview, async (input, { actor, now }) => {
    const row = await requireSubmitted(core, input.registrationId);
    return { letter: await previewEmail(core, row, reviewerMove(input, actor.accountId, now)) };
  }),
];

/** A placeholder for the supplier code and the password, which only the decision itself creates. */
const unknown = "••••••••";

/** A preview of the email of a decision, with all checks as for the decision itself. Null if it sends none. */
async function previewEmail(core: Core, row: Tables["registration"], move: Move) {
  const plannedMove = await planMove(core, core.db, row, move);
  const { email } = openOwner(core.seal, row);
  const message =
    steps[plannedMove.transition].email === "initialPassword"
      ? await accountEmail(core, plannedMove, email)
      : renderStepEmail(core, plannedMove);
  return message && { to: email, subject: message.subject, text: message.text };
}

async function accountEmail({ db, seal, config }: Core, plannedMove: MovedRegistration, email: string): Promise<Email> {
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
