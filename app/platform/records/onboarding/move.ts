import type { z } from "zod";
import type { onboarding, registration } from "~/contract";
import type { ReturnedItem } from "~/contract/onboarding";
import type { Tables } from "~/platform/ground/database/schema";
import type { Event, State } from "~/rules/onboarding/stages";

/** What a registrant submits: the versions of the sections on their screen, and a reason for each comment left as it was. */
export type Submitted = z.output<typeof registration.submit.input>;

/** Who moves a registration on; a person names what was on their screen. */
type Mover =
  | { kind: "purchasing"; accountId: string; version: z.output<typeof onboarding.decide.input>["version"] }
  | { kind: "supplier"; accountId: string; revision: string }
  | { kind: "registrant"; submitted?: Submitted }
  | { kind: "system" };

/** A step that somebody takes with a registration. */
export type Move = {
  registrationId: string;
  event: Event;
  by: Mover;
  now: Date;
  /** What the supplier is told. */
  reason?: string | undefined;
  /** What only colleagues read. */
  note?: string | undefined;
  items?: ReturnedItem[];
};

/** A registration that has just been moved on, in its new state. */
export type Moved = Tables["registration"] & {
  from: State;
  event: Event;
  reason: string | undefined;
  items: readonly ReturnedItem[];
};
