import { changeStates, isUnderWay } from "~/rules/change-request/states";
import type { Db } from "~/platform/ground/database/schema";

/** The change requests on a company file that are under way. */
export async function openChangesOf(db: Db, registrationId: string) {
  const rows = await db
    .selectFrom("change_request")
    .select(["id", "section_id", "state"])
    .where("registration_id", "=", registrationId)
    .where("state", "in", changeStates.filter(isUnderWay))
    .orderBy("created_at")
    .execute();
  return rows.map(({ id: changeId, section_id: section, state }) => ({ changeId, section, state }));
}
