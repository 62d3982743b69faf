import { type ContactRow, contactRowsIn } from "~/rules/change-request/contacts";
import type { FormValues } from "~/rules/form-values";
import type { Core } from "~/platform/ground/core";
import type { Db, Tables } from "~/platform/ground/database/schema";
import { iso } from "~/platform/ground/base/instants";
import { readSection } from "~/platform/records/registrations/draft";
import { readRound } from "~/platform/records/registrations/rounds";
import { openContents } from "./contents";

type Registration = Pick<Tables["registration"], "id" | "submitted_at">;

/** The business contacts of a company file now. */
async function contactsOnFile(core: Core, trx: Db, registrationId: string): Promise<ContactRow[]> {
  const { values } = await readSection(core, trx, registrationId, "contact");
  return contactRowsIn(values as FormValues);
}

/**
 * The business contacts that were on file at an instant: the current ones, walked back over the changes that took effect
 * since; before the approval, those of the round that was submitted last. None before the first submission.
 */
export async function contactsOnFileAt(core: Core, trx: Db, { id }: Registration, at: Date): Promise<ContactRow[]> {
  const round = await lastRoundAt(trx, id, at);
  if (round === undefined) return [];
  const [first] = await contactChangesSince(trx, id, at);
  if (first) return contactRowsIn(openContents(core.seal, first).before as FormValues);
  const isNewest = round.isLast;
  if (isNewest) return contactsOnFile(core, trx, id);
  const submitted = await readRound({ ...core, db: trx }, id, round.number);
  return contactRowsIn(submitted?.typed.contact ?? {});
}

/** Every contact that was on file at any time since an instant, the current ones first. */
export async function contactsSince(core: Core, trx: Db, { id }: Registration, since: Date): Promise<ContactRow[]> {
  const changes = await contactChangesSince(trx, id, since);
  const before = changes.flatMap((change) => contactRowsIn(openContents(core.seal, change).before as FormValues));
  return [...(await contactsOnFile(core, trx, id)), ...before];
}

/** The changes of contacts that took effect after an instant, the oldest first. */
const contactChangesSince = (trx: Db, registrationId: string, since: Date) =>
  trx
    .selectFrom("change_request")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .where("section_id", "=", "contact")
    .where("state", "=", "effective")
    .where("applied_at", ">", iso(since))
    .orderBy("applied_at")
    .execute();

/** The last round that was submitted by an instant, and whether it is the last of all. */
async function lastRoundAt(trx: Db, registrationId: string, at: Date) {
  const rounds = await trx
    .selectFrom("submitted_section")
    .select(({ fn }) => ["round", fn.min("submitted_at").as("submittedAt")])
    .where("registration_id", "=", registrationId)
    .groupBy("round")
    .orderBy("round", "desc")
    .execute();
  const place = rounds.findIndex(({ submittedAt }) => submittedAt <= iso(at));
  const round = rounds[place];
  return round && { number: round.round, isLast: place === 0 };
}
