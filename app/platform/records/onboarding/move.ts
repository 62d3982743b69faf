import type { z } from "zod";
import { randomBytes } from "node:crypto";
import type { onboarding, registration } from "~/contract";
import type { ReturnedItem } from "~/contract/onboarding";
import type { Tables, Db } from "~/platform/core/database/schema";
import { type State, toStage } from "~/rules/onboarding/stages";
import type { Event, TransitionKey } from "~/rules/onboarding/transitions";
import { iso } from "~/platform/core/base/instants";

/** A registrant's submission: the versions of the sections on screen, and a reason for each commented answer left unchanged. */
export type SubmitInput = z.output<typeof registration.submit.input>;

/** The actor that moves a registration on; a person names the version that was on their screen. */
type Mover =
  | { kind: "purchasing"; accountId: string; version: z.output<typeof onboarding.decide.input>["version"] }
  | { kind: "supplier"; accountId: string; revision: string }
  | { kind: "registrant"; submitted?: SubmitInput }
  | { kind: "system" };

/** A step of a registration, and who takes it. */
export type Move = {
  registrationId: string;
  event: Event;
  by: Mover;
  now: Date;
  /** The reason given to the supplier. */
  reason?: string | undefined;
  /** A note that only colleagues read. */
  note?: string | undefined;
  items?: ReturnedItem[];
};

type Decision = Pick<Move, "registrationId" | "event" | "reason" | "note"> & {
  version: z.output<typeof onboarding.decide.input>["version"];
  items?: ReturnedItem[];
};

/** The move for a purchasing manager's decision on the version of the file on their screen. */
export const reviewerMove = ({ version, ...decision }: Decision, accountId: string, now: Date): Move => ({
  ...decision,
  by: { kind: "purchasing", accountId, version },
  now,
});

/** A registration that has just been moved on, in its new state. */
export type MovedRegistration = Tables["registration"] & {
  /** The row of the transition table that moved it on. */
  transition: TransitionKey;
  event: Event;
  reason: string | undefined;
  items: readonly ReturnedItem[];
};

/** Records that a registration entered a state. A new registration has also signed the agreement (§1). */
export async function enterState(trx: Db, registrationId: string, state: State, at: Date): Promise<void> {
  const row = (stage: number) => ({
    id: randomBytes(16).toString("hex"),
    registration_id: registrationId,
    state,
    stage,
    at: iso(at),
  });
  const firstState = await trx
    .selectFrom("stage_history")
    .select("id")
    .where("registration_id", "=", registrationId)
    .limit(1)
    .executeTakeFirst();
  await trx
    .insertInto("stage_history")
    .values(firstState ? [row(toStage(state))] : [row(1), row(toStage(state))])
    .execute();
  await trx
    .updateTable("registration")
    .set({ entered_at: iso(at) })
    .where("id", "=", registrationId)
    .execute();
}

/** The state in which a registration was rejected, or undefined if it was not. */
export async function findRefusedState(db: Db, { id, state }: Pick<Tables["registration"], "id" | "state">) {
  if (state !== "refused") return undefined;
  const refusal = await db
    .selectFrom("onboarding_event")
    .select("from_state")
    .where("registration_id", "=", id)
    .where("event", "=", "refuse")
    .orderBy("at", "desc")
    .orderBy("place", "desc")
    .limit(1)
    .executeTakeFirst();
  return (refusal?.from_state ?? "preliminaryReview") satisfies State;
}
