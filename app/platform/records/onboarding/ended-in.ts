import type { State } from "~/rules/onboarding/stages";
import type { Db, Tables } from "~/platform/ground/database/schema";

/** The state in which a refused registration was refused; undefined: it was not. */
export async function endedInOf(db: Db, { id, state }: Pick<Tables["registration"], "id" | "state">) {
  if (state !== "refused") return undefined;
  const refusal = await db
    .selectFrom("onboarding_event")
    .select("from_state")
    .where("registration_id", "=", id)
    .where("event", "=", "refuse")
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return (refusal?.from_state ?? "preliminaryReview") satisfies State;
}
