import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { changesIdentity } from "./identity-changes";

/** The pending changes to consider together with new bank details, by id. */
export type PendingChanges = { identity: string | null; contact: string | null };

/**
 * The proposed changes of a company's identity and contacts that have not taken effect, including stopped ones.
 * `lastIdentityChange` and `hasContactChangeSince` do not cover them, because they consider only effective changes.
 */
export async function findPendingChanges({ seal }: Core, db: Db, registrationId: string): Promise<PendingChanges> {
  const changes = await db
    .selectFrom("change_request")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .where("section_id", "in", ["basic", "contact"])
    // Set exactly while a change is under way.
    .where("open_key", "is not", null)
    .execute();
  const identity = changes.find((change) => change.section_id === "basic" && changesIdentity(seal, change));
  const contact = changes.find(({ section_id }) => section_id === "contact");
  return { identity: identity?.id ?? null, contact: contact?.id ?? null };
}
