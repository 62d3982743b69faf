import type { z } from "zod";
import type { reviewNotes } from "~/contract";
import { pages, fillIn } from "~/rules/pages";
import { maxNotes } from "~/rules/teamwork/limits";
import { deletableUntil, findMentioned } from "~/rules/teamwork/mentions";
import type { AuditAction } from "~/rules/webhook/webhook-events";
import { recordAudit } from "~/platform/core/audit";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { inBoth } from "~/platform/core/words/words-in";
import type { ActorContext } from "~/platform/cases/handler";
import { accountById } from "~/platform/records/accounts/accounts";
import { sendMessage } from "~/platform/records/messages/messages";
import { requireSubmitted } from "~/platform/records/onboarding/require-submitted";
import { nameFor } from "~/platform/records/registrations/company-name";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import { openNote, writeNote } from "~/platform/records/teamwork/review-notes";
import { listPeople } from "~/platform/records/accounts/people";
import { listColleagues } from "~/platform/records/teamwork/reviewers";

/** The notes on a registration for this reader, oldest first. */
export async function listNotes(core: Core, registrationId: string, { actor, now }: ActorContext) {
  const rows = await core.db
    .selectFrom("review_note")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .orderBy("at")
    .orderBy("id")
    .limit(maxNotes)
    .execute();
  const readAt = await findReadAt(core.db, registrationId, actor.accountId);
  const people = await listPeople(
    core,
    rows.map(({ account_id }) => account_id),
  );
  return rows.map((row) => ({
    noteId: row.id,
    text: openNote(core, row),
    by: people.get(row.account_id) ?? { accountId: row.account_id, userName: "" },
    at: row.at,
    isUnread: row.account_id !== actor.accountId && row.at > readAt,
    deletableUntil:
      row.account_id === actor.accountId && deletableUntil(row.at) > iso(now) ? deletableUntil(row.at) : null,
  }));
}

/** When a person last read the notes on a registration; an empty text if never. */
async function findReadAt(db: Db, registrationId: string, accountId: string): Promise<string> {
  const row = await db
    .selectFrom("note_read")
    .select("at")
    .where("registration_id", "=", registrationId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.at ?? "";
}

/**
 * The number of notes on a registration, and the number that colleagues have written since this person last read them.
 */
export async function countNotes(db: Db, registrationId: string, accountId: string) {
  const readAt = await findReadAt(db, registrationId, accountId);
  const notes = db.selectFrom("review_note").where("registration_id", "=", registrationId);
  const count = notes.select(({ fn }) => fn.countAll().as("total"));
  const all = await count.executeTakeFirstOrThrow();
  const unread = await count.where("account_id", "<>", accountId).where("at", ">", readAt).executeTakeFirstOrThrow();
  return { notes: Number(all.total), unreadNotes: Number(unread.total) };
}

type AddInput = z.output<typeof reviewNotes.add.input>;

/**
 * Stores a note, and notifies the colleagues it mentions. The message does not contain the note, which is encrypted.
 */
export async function addNote(core: Core, { registrationId, text }: AddInput, { actor, now }: ActorContext) {
  await requireSubmitted(core, registrationId);
  const colleagues = await listColleagues(core, actor.tenantId);
  const mentioned = findMentioned(text, colleagues).filter(({ accountId }) => accountId !== actor.accountId);
  const { userName } = await accountById(core, actor.accountId);
  return core.db.transaction().execute(async (trx) => {
    const row = await lockRegistration(trx, registrationId);
    const { notes } = await countNotes(trx, registrationId, actor.accountId);
    if (notes >= maxNotes) refuse("conflict", "reviewNote.tooMany");
    const noteId = await writeNote(core, trx, { registrationId, accountId: actor.accountId, text, at: now });
    for (const { accountId } of mentioned)
      await sendMessage(trx, { at: now, accountId, words: mentionWords(row, userName), to: notesPath(registrationId) });
    await audit(trx, "registration.addNote", registrationId, actor.accountId, now);
    return { noteId, mentioned: mentioned.map((person) => person.userName) };
  });
}

/** The file page with its notes open. */
const notesPath = (registrationId: string) => `${fillIn(pages.registrationFile, registrationId)}?notes=1`;

const mentionWords = (registration: Tables["registration"], author: string) =>
  inBoth("accountMessages", (t, language) => {
    const company = nameFor(language, registration);
    return {
      title: t("mention.title", { author }),
      body: t("mention.body", { author, company, number: registration.number ?? "" }),
    };
  });

type RemoveInput = z.output<typeof reviewNotes.remove.input>;

/** Deletes the actor's own note, within a short time after it was written. */
export async function removeNote({ db }: Core, { registrationId, noteId }: RemoveInput, { actor, now }: ActorContext) {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("review_note")
      .select("at")
      .where("id", "=", noteId)
      .where("registration_id", "=", registrationId)
      .where("account_id", "=", actor.accountId)
      .executeTakeFirst();
    if (!row) return refuse("unknown", "reviewNote.unknown");
    if (deletableUntil(row.at) <= iso(now)) refuse("conflict", "reviewNote.tooOld");
    await trx.deleteFrom("review_note").where("id", "=", noteId).execute();
    return audit(trx, "registration.removeNote", registrationId, actor.accountId, now);
  });
}

const audit = (trx: Db, action: AuditAction, registrationId: string, accountId: string, at: Date) =>
  recordAudit(trx, { at, actor: `account:${accountId}`, action, subject: `registration:${registrationId}` });
