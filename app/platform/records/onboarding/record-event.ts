import type { ReturnedItem } from "~/contract/onboarding";
import { findRowId } from "~/rules/onboarding/returned-items";
import type { State } from "~/rules/onboarding/stages";
import type { FormValues } from "~/rules/form-values";
import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { newId } from "~/platform/records/accounts/accounts";
import { iso } from "~/platform/core/base/instants";
import { readDraft, toSectionValues } from "~/platform/records/registrations/saved-section";
import type { Move } from "./move";

type RegistrationRow = Tables["registration"];

/** Records a step of a registration: its actor, time, reason, returned items and audit row (S-62). */
export async function recordEvent(core: Core, trx: Db, row: RegistrationRow, move: Move, to: State): Promise<void> {
  const { event, by, now, reason, note, items = [] } = move;
  const id = newId();
  const account_id = "accountId" in by ? by.accountId : null;
  const { place } = await trx
    .selectFrom("onboarding_event")
    .select(({ fn }) => fn.countAll<number>().as("place"))
    .where("registration_id", "=", row.id)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("onboarding_event")
    .values({
      id,
      registration_id: row.id,
      event,
      from_state: row.state,
      to_state: to,
      account_id,
      reason_sealed: reason ? core.seal.close(reason, aboutEvent(id)) : null,
      note_sealed: note ? core.seal.close(note, aboutNote(id)) : null,
      at: iso(now),
      place: Number(place),
    })
    .execute();
  if (items.length > 0) await recordItems(core, trx, row.id, id, items);
  await recordAudit(trx, {
    at: now,
    actor: actorOf(by, row.id),
    action: `registration.${event}`,
    subject: `registration:${row.id}`,
    details: { from: row.state, to, items: items.length },
  });
}

/** The encryption contexts of the reason and the note of an event, and of the comment on a returned item. */
export const aboutEvent = (id: string) => `onboarding:${id}`;
export const aboutNote = (id: string) => `onboarding-note:${id}`;
export const aboutItem = (id: string) => `returned:${id}`;
/** The encryption context of the reason why a returned item stays unchanged. */
export const aboutKeptReason = (id: string) => `returned-reason:${id}`;

async function recordItems(core: Core, trx: Db, registrationId: string, eventId: string, items: ReturnedItem[]) {
  const answers: Record<string, FormValues | undefined> = toSectionValues(await readDraft(core, trx, registrationId));
  const rows = items.map(({ section, field, comment }, place) => {
    const id = newId();
    return {
      id,
      event_id: eventId,
      registration_id: registrationId,
      section_id: section,
      field: field ?? null,
      row_id: field === undefined ? null : findRowId(field, answers[section] ?? {}),
      place,
      comment_sealed: core.seal.close(comment, aboutItem(id)),
      reason_sealed: null,
    };
  });
  await trx.insertInto("returned_item").values(rows).execute();
}

function actorOf(by: Move["by"], registrationId: string): string {
  if (by.kind === "registrant") return `registrant:${registrationId}`;
  return by.kind === "system" ? "system" : `account:${by.accountId}`;
}
