import type { Db } from "~/platform/core/database/schema";

/** The state of the corrective action that these files belong to. Undefined if the UUID does not belong to one. */
export async function findActionState(db: Db, uuid: string) {
  const row = await db.selectFrom("corrective_action").select("state").where("uuid", "=", uuid).executeTakeFirst();
  return row?.state;
}

/** Whether the supplier has answered since `at`, the instant at which a file was uploaded. */
export async function isAnsweredSince(db: Db, uuid: string, at: string): Promise<boolean> {
  const answer = await db
    .selectFrom("corrective_step")
    .innerJoin("corrective_action", "corrective_action.id", "action_id")
    .select("corrective_step.id")
    .where("uuid", "=", uuid)
    .where("step", "=", "answer")
    .where("at", ">=", at)
    .limit(1)
    .executeTakeFirst();
  return answer !== undefined;
}
