import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import type { Letter } from "~/platform/core/letters/letter";
import { onboardingLetter } from "~/platform/core/letters/onboarding";
import { registrationReceived } from "~/platform/core/letters/registration-received";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import type { MovedRegistration } from "~/platform/records/onboarding/move";
import { openOwner } from "~/platform/records/registrations/find-registration";
import { lastRound } from "~/platform/records/registrations/rounds";
import { steps } from "./steps";

/**
 * The letter to the supplier of a registration that moves on; a receipt is that of a `round`. Null if the step sends none, or if one of
 * its effects does.
 */
export function toLetter({ config }: Core, registration: MovedRegistration, round = 1): Letter | null {
  const { letter } = steps[registration.transition];
  const stationery = { ...config, language: registration.language };
  if (letter === "silent" || letter === "initialPassword") return null;
  if (letter === "registrationReceived")
    return registrationReceived(stationery, {
      number: registration.number ?? "",
      dueAt: registration.due_at ?? "",
      round,
    });
  return onboardingLetter(stationery, letter, registration);
}

/** Sends the letter of a step. */
export async function sendLetter(core: Core, trx: Db, registration: MovedRegistration, now: Date): Promise<void> {
  const isReceipt = steps[registration.transition].letter === "registrationReceived";
  const letter = toLetter(core, registration, isReceipt ? await lastRound(trx, registration.id) : undefined);
  if (!letter) return;
  await putInOutbox(trx, core.seal, {
    kind: isReceipt ? "registration.received" : `onboarding.${registration.event}`,
    to: openOwner(core.seal, registration).email,
    letter,
    now,
    // Drafts are private to their supplier: no reviewer would see that an email about one was not delivered.
    registrationId: registration.submitted_at === null ? undefined : registration.id,
  });
}
