import { randomBytes } from "node:crypto";
import { stageOf, type State } from "~/rules/onboarding/stages";
import type { Db } from "~/platform/ground/database/schema";
import { iso } from "~/platform/ground/base/instants";

/** Writes down that a registration entered a state. A registration that begins has signed the agreement as well (§1). */
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
    .values(firstState ? [row(stageOf(state))] : [row(1), row(stageOf(state))])
    .execute();
}
