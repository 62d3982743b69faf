import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import type { MovedRegistration } from "~/platform/records/onboarding/move";
import { sendStepEmail } from "./step-email";
import { steps } from "./steps";

/** Carries out what follows once a registration has moved on: the effects of its step, then the email. */
export async function follow(core: Core, trx: Db, registration: MovedRegistration, now: Date): Promise<void> {
  for (const effect of steps[registration.transition].effects) await effect(core, trx, registration, now);
  await sendStepEmail(core, trx, registration, now);
}
