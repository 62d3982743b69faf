import type { Db, Tables } from "~/platform/ground/database/schema";
import { refuse } from "~/platform/ground/base/refuse";
import { lockRegistration } from "~/platform/records/registrations/lock";
import type { Change } from "./contents";

/** A change and the registration it is of, both taken for this transaction. */
export type Locked = { change: Change; registration: Tables["registration"] };

/** A change of this company; another company's is as unknown as one that never was (S-30). One that waits for its code is its author's alone. */
export async function requireOwn(db: Db, registrationId: string, accountId: string, id: string): Promise<Change> {
  const change = await find(db, id);
  const isTheirs = change?.registration_id === registrationId;
  const isSeen = change?.state !== "awaitingCode" || change.submitter_id === accountId;
  return change && isTheirs && isSeen ? change : refuse("unknown", "change.unknown");
}

/** A change that was proposed: purchasing knows of no other. */
export async function requireProposed(db: Db, id: string): Promise<Change> {
  const change = await find(db, id);
  return change?.proposed_at ? change : refuse("unknown", "change.unknown");
}

/** Takes the registration's row first, so that all that changes under it follows one another on either engine. */
export async function lockChange(trx: Db, { id, registration_id }: Change): Promise<Locked> {
  const registration = await lockRegistration(trx, registration_id);
  const change = (await find(trx, id)) ?? refuse("unknown", "change.unknown");
  return { change, registration };
}

const find = (db: Db, id: string) =>
  db.selectFrom("change_request").selectAll().where("id", "=", id).executeTakeFirst();
