import type { CallOutcome } from "~/rules/change-request/call-outcomes";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { newId } from "~/platform/records/accounts/accounts";
import { iso } from "~/platform/core/base/instants";
import type { CompanyChange, CalledContact } from "./company-change";

/** The encrypted part of a call: the number, the person and the note. */
type CallNotes = CalledContact & { note: string };
/** A call about a change. */
export type ChangeCall = CallNotes & { callerId: string; at: string; outcome: CallOutcome };

/** The encryption context of the notes of a call. */
export const aboutCall = (callId: string): string => `change-call:${callId}`;

/** Records a call about a change. */
export async function storeCall(
  { seal }: Core,
  trx: Db,
  change: CompanyChange,
  call: Omit<ChangeCall, "at">,
  now: Date,
) {
  const id = newId();
  const { callerId, outcome, ...notes } = call;
  await trx
    .insertInto("change_call")
    .values({
      id,
      change_id: change.id,
      caller_id: callerId,
      at: iso(now),
      place: await countCalls(trx, change.id),
      outcome,
      call_sealed: seal.close(notes satisfies CallNotes, aboutCall(id)),
    })
    .execute();
}

/** The number of recorded calls about a change. */
export async function countCalls(db: Db, changeId: string): Promise<number> {
  const { calls } = await db
    .selectFrom("change_call")
    .select(({ fn }) => fn.countAll().as("calls"))
    .where("change_id", "=", changeId)
    .executeTakeFirstOrThrow();
  return Number(calls);
}

/** Every call about a change, the oldest first. */
export async function listCalls({ seal }: Core, db: Db, changeId: string): Promise<ChangeCall[]> {
  const rows = await db
    .selectFrom("change_call")
    .selectAll()
    .where("change_id", "=", changeId)
    .orderBy("place")
    .execute();
  return rows.map(({ id, caller_id: callerId, at, outcome, call_sealed }) => ({
    ...seal.open<CallNotes>(call_sealed, aboutCall(id)),
    callerId,
    at,
    outcome,
  }));
}
