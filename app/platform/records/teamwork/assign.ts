import type { AssignmentCause } from "~/rules/teamwork/assignment";
import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { iso } from "~/platform/core/base/instants";
import { newId } from "~/platform/records/accounts/accounts";
import { listPeople } from "~/platform/records/accounts/people";

type Assignment = {
  row: Pick<Tables["registration"], "id" | "assignee_id">;
  /** Null for no one. */
  toId: string | null;
  /** Null for the system. */
  byId: string | null;
  cause: AssignmentCause;
  now: Date;
};

/**
 * Assigns a registration to a person or to no one, under its lock, and records this in its history and in the audit
 * trail. Nothing is recorded if the assignment is unchanged.
 */
export async function assign(trx: Db, { row, toId, byId, cause, now }: Assignment): Promise<void> {
  if (row.assignee_id === toId) return;
  await trx.updateTable("registration").set({ assignee_id: toId }).where("id", "=", row.id).execute();
  const { count } = await trx
    .selectFrom("assignment")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("registration_id", "=", row.id)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("assignment")
    .values({
      id: newId(),
      registration_id: row.id,
      place: Number(count),
      from_id: row.assignee_id,
      to_id: toId,
      by_id: byId,
      cause,
      at: iso(now),
    })
    .execute();
  await recordAudit(trx, {
    at: now,
    actor: byId === null ? "system" : `account:${byId}`,
    action: "registration.assign",
    subject: `registration:${row.id}`,
    details: { from: row.assignee_id ?? "", to: toId ?? "", cause },
  });
}

/** The assignments of a registration, the oldest first. */
export async function listAssignments(core: Core, registrationId: string) {
  const rows = await core.db
    .selectFrom("assignment")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .orderBy("place")
    .execute();
  const people = await listPeople(
    core,
    rows.flatMap(({ from_id, to_id, by_id }) => [from_id, to_id, by_id]),
  );
  const find = (id: string | null) => people.get(id ?? "") ?? null;
  return rows.map(({ at, cause, from_id, to_id, by_id }) => ({
    at,
    cause,
    from: find(from_id),
    to: find(to_id),
    by: find(by_id),
  }));
}
