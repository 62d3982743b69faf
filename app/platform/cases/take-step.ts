import type { Core } from "~/platform/core/core";
import { moveOn } from "~/platform/lifecycle/move-on";
import type { Move, MovedRegistration } from "~/platform/records/onboarding/move";

/** Moves a registration to its next state in one transaction; its email and the head of the audit log are sent immediately. */
export async function takeOnboardingStep(core: Core, move: Move): Promise<MovedRegistration> {
  const registration = await core.db.transaction().execute((trx) => moveOn(core, trx, move));
  core.emailWaits();
  core.headWaits();
  return registration;
}
