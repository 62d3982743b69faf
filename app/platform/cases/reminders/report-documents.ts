import { isWrittenTo } from "~/rules/documents/reminder-ladders";
import { purchasingDays } from "~/rules/documents/limits";
import { pages } from "~/rules/pages";
import { chinaDate } from "~/rules/calendar/china-date";
import { iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { digestEmail } from "~/platform/core/emails/staff";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { accountById } from "~/platform/records/accounts/accounts";
import { sendMessage } from "~/platform/records/messages/messages";
import { openDocumentDate } from "~/platform/records/registrations/document-dates";
import { listHeads } from "~/platform/records/teamwork/purchasing-head";
import { toMessageWords } from "./digest-words";
import { type ExpiredDocument, expiredWords } from "./document-words";

/**
 * Reports expired documents to the purchasing manager of each supplier, or to the head of purchasing if it has none, as
 * one email and one message to each person. The rows are marked as reported in the same transaction.
 */
export async function reportDocuments({ db, seal, config }: Core, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const reminders = await trx
      .updateTable("document_reminder")
      .set({ reported_at: iso(now) })
      .where("reported_at", "is", null)
      .where("rung", "<=", purchasingDays)
      .returningAll()
      .execute();
    if (reminders.length === 0) return;
    const heads = await listHeads(trx);
    const byAccount = new Map<string, ExpiredDocument[]>();
    for (const reminder of reminders.filter(({ rung }) => isWrittenTo("purchasing", rung))) {
      const expired = await findExpired({ seal }, trx, reminder);
      if (!expired) continue;
      for (const accountId of expired.assigneeId === null ? heads : [expired.assigneeId])
        byAccount.set(accountId, [...(byAccount.get(accountId) ?? []), expired]);
    }
    for (const [accountId, documents] of byAccount) {
      const words = expiredWords(documents, chinaDate(now));
      await sendMessage(trx, { at: now, accountId, words: toMessageWords(words), to: pages.documentDates });
      const { email } = await accountById({ db: trx, seal }, accountId);
      const message = digestEmail(config, words, pages.documentDates);
      await putInOutbox(trx, seal, { kind: "documents.expired", to: email, message, now });
    }
  });
}

type Expired = ExpiredDocument & { assigneeId: string | null };

/** The document of a reminder with its company and the company's reviewer. Undefined if it has been replaced since. */
async function findExpired(
  { seal }: Pick<Core, "seal">,
  trx: Db,
  { registration_id, document, due_on }: Tables["document_reminder"],
): Promise<Expired | undefined> {
  const date = await trx
    .selectFrom("document_date")
    .selectAll()
    .where("registration_id", "=", registration_id)
    .where("document", "=", document)
    .where("due_on", "=", due_on)
    .executeTakeFirst();
  if (!date) return undefined;
  const company = await trx
    .selectFrom("registration")
    .leftJoin("account", (join) => join.onRef("account.id", "=", "assignee_id").on("is_barred", "=", 0))
    .select(["number", "company_name", "company_english_name", "account.id as assigneeId"])
    .where("registration.id", "=", registration_id)
    .executeTakeFirstOrThrow();
  return { ...openDocumentDate(seal, date), dueOn: due_on, company, assigneeId: company.assigneeId };
}
