import type { Db } from "~/platform/core/database/schema";
import type { StateEntry } from "~/rules/onboarding/review-clock";

/** Every state that a registration entered, the oldest first. */
export async function listEntries(db: Db, registrationId: string): Promise<StateEntry[]> {
  return (await listEntriesByRegistration(db, [registrationId])).get(registrationId) ?? [];
}

/** The states that some registrations entered, by registration id. Meant for the rows of a page: it reads all of them. */
export async function listEntriesByRegistration(db: Db, ids: readonly string[]): Promise<Map<string, StateEntry[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("stage_history")
    .select(["registration_id", "state", "at"])
    .where("registration_id", "in", ids)
    .orderBy("at")
    .orderBy("stage")
    .execute();
  return Map.groupBy(rows, ({ registration_id }) => registration_id);
}
