import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { OnboardingEmail } from "~/platform/core/emails/onboarding";
import type { Move, MovedRegistration } from "~/platform/records/onboarding/move";

type RegistrationRow = Tables["registration"];

/** Refuses a step while something is missing or has changed; writes nothing. */
export type Guard = (core: Core, trx: Db, row: RegistrationRow, move: Move) => Promise<void>;

/** Writes the data of a step in addition to the new state. Returns the columns of the registration to set. */
export type Write = (
  core: Core,
  trx: Db,
  plannedMove: MovedRegistration,
  now: Date,
) => Promise<Partial<RegistrationRow>>;

/** An effect of a step once the registration is in its new state, in the same transaction. */
export type Effect = (core: Core, trx: Db, registration: MovedRegistration, now: Date) => Promise<void>;

/**
 * The email to the supplier: an onboarding email, the receipt of a submission, or none. `initialPassword` is sent by
 * the effect `openSupplierAccount`, because only that effect has the password.
 */
type StepEmail = OnboardingEmail | "registrationReceived" | "initialPassword" | "silent";

/** Everything that a row of the transition table does; no part has a default. */
export type LifecycleStep = {
  /** In the order in which they are checked. */
  guards: readonly Guard[];
  write: Write | null;
  /** In the order in which they happen. */
  effects: readonly Effect[];
  email: StepEmail;
};
