import { reviewNotes } from "~/contract";
import { readerSeconds } from "~/rules/teamwork/limits";
import { iso, secondsLater } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { type ActorContext, type Handler, handleSession } from "~/platform/cases/handler";
import { countUnreadQuestions, reviewerReader } from "~/platform/records/conversation/questions";
import { requireSubmitted } from "~/platform/records/onboarding/require-submitted";
import { listDraftWriters } from "~/platform/records/onboarding/decision-drafts";
import { listPeople } from "~/platform/records/accounts/people";
import { addNote, countNotes, listNotes, removeNote } from "./notes";

/** The calls for internal notes on a registration, and for the people who have it open. */
export const reviewNoteHandlers = (core: Core): Handler[] => [
  handleSession(reviewNotes.list, async ({ registrationId }, context) => {
    const { id } = await requireSubmitted(core, registrationId);
    return listNotes(core, id, context);
  }),
  handleSession(reviewNotes.add, (input, context) => addNote(core, input, context)),
  handleSession(reviewNotes.remove, async (input, context) => {
    await removeNote(core, input, context);
    return {};
  }),
  handleSession(reviewNotes.markRead, async ({ registrationId }, { actor, now }) => {
    const { id } = await requireSubmitted(core, registrationId);
    await noteVisit(core.db, "note_read", id, actor.accountId, now);
    return {};
  }),
  handleSession(reviewNotes.reportReading, async ({ registrationId }, context) => {
    const { id } = await requireSubmitted(core, registrationId);
    await noteVisit(core.db, "file_reader", id, context.actor.accountId, context.now);
    const readers = await listOtherReaders(core, id, context);
    const drafts = await listOtherDrafts(core, id, context);
    const { accountId } = context.actor;
    const unreadMessages = await countUnreadQuestions(core.db, id, reviewerReader(accountId));
    return { readers, drafts, ...(await countNotes(core.db, id, accountId)), unreadMessages };
  }),
];

/** Records the time of a person's last action on a registration. */
async function noteVisit(
  db: Db,
  table: "note_read" | "file_reader",
  registrationId: string,
  accountId: string,
  now: Date,
) {
  await db
    .insertInto(table)
    .values({ registration_id: registrationId, account_id: accountId, at: iso(now) })
    .onConflict((conflict) => conflict.columns(["registration_id", "account_id"]).doUpdateSet({ at: iso(now) }))
    .execute();
}

/** The other people with a draft of a decision, and when each draft was last changed. */
async function listOtherDrafts(core: Core, registrationId: string, { actor }: ActorContext) {
  const rows = await listDraftWriters(core.db, [registrationId]);
  const others = rows.filter(({ account_id }) => account_id !== actor.accountId);
  const people = await listPeople(
    core,
    others.map(({ account_id }) => account_id),
  );
  return others.flatMap(({ account_id, saved_at: savedAt }) => {
    const person = people.get(account_id);
    return person ? [{ ...person, savedAt }] : [];
  });
}

/** The other people whose open page has recently reported that it is open. */
async function listOtherReaders(core: Core, registrationId: string, { actor, now }: ActorContext) {
  const rows = await core.db
    .selectFrom("file_reader")
    .select("account_id")
    .where("registration_id", "=", registrationId)
    .where("account_id", "<>", actor.accountId)
    .where("at", ">=", iso(secondsLater(now, -readerSeconds)))
    .orderBy("account_id")
    .execute();
  const people = await listPeople(
    core,
    rows.map(({ account_id }) => account_id),
  );
  return [...people.values()];
}
