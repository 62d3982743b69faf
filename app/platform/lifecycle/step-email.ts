import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import type { Email } from "~/platform/core/emails/render-email";
import { onboardingEmail } from "~/platform/core/emails/onboarding";
import { registrationReceived } from "~/platform/core/emails/registration-received";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import type { MovedRegistration } from "~/platform/records/onboarding/move";
import { openOwner } from "~/platform/records/registrations/find-registration";
import { lastRound } from "~/platform/records/registrations/rounds";
import { steps } from "./steps";

/**
 * The email to the supplier for a step of its registration; `round` is for receipts. Null if the step sends none, or if
 * one of its effects sends it.
 */
export function renderStepEmail({ config }: Core, registration: MovedRegistration, round = 1): Email | null {
  const { email } = steps[registration.transition];
  const emailContext = { ...config, language: registration.language };
  if (email === "silent" || email === "initialPassword") return null;
  if (email === "registrationReceived")
    return registrationReceived(emailContext, {
      number: registration.number ?? "",
      dueAt: registration.due_at ?? "",
      round,
    });
  return onboardingEmail(emailContext, email, registration);
}

/** Sends the email of a step. */
export async function sendStepEmail(core: Core, trx: Db, registration: MovedRegistration, now: Date): Promise<void> {
  const isReceipt = steps[registration.transition].email === "registrationReceived";
  const message = renderStepEmail(core, registration, isReceipt ? await lastRound(trx, registration.id) : undefined);
  if (!message) return;
  await putInOutbox(trx, core.seal, {
    kind: isReceipt ? "registration.received" : `onboarding.${registration.event}`,
    to: openOwner(core.seal, registration).email,
    message,
    now,
    // Drafts are private to their supplier: no reviewer would see that an email about one was not delivered.
    registrationId: registration.submitted_at === null ? undefined : registration.id,
  });
}
