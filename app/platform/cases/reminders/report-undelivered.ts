import { iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import type { Tables } from "~/platform/core/database/schema";
import { inBoth } from "~/platform/core/words/words-in";
import { sendMessage } from "~/platform/records/messages/messages";
import { nameFor } from "~/platform/records/registrations/company-name";
import { listHeads } from "~/platform/records/teamwork/purchasing-head";
import { fillIn, pages } from "~/rules/pages";

/**
 * Notifies the reviewer of a registration, or the heads of purchasing if it has none, that emails about it were not delivered:
 * once for each failure, marked as reported in the same transaction. Not for drafts, which are private to their supplier.
 */
export async function reportUndelivered({ db, now }: Core): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const failed = await trx
      .updateTable("outbox")
      .set({ reported_at: iso(now()) })
      .where("failed_at", "is not", null)
      .where("reported_at", "is", null)
      .where("state", "in", ["failed", "expired"])
      .returning("registration_id")
      .execute();
    const ids = [...new Set(failed.flatMap(({ registration_id }) => registration_id ?? []))];
    if (ids.length === 0) return;
    const registrations = await trx
      .selectFrom("registration")
      .selectAll()
      .where("id", "in", ids)
      .where("submitted_at", "is not", null)
      .execute();
    const heads = await listHeads(trx);
    for (const registration of registrations) {
      const { id, assignee_id } = registration;
      for (const accountId of assignee_id === null ? heads : [assignee_id])
        await sendMessage(trx, {
          at: now(),
          accountId,
          words: toWords(registration),
          to: fillIn(pages.registrationFile, id),
        });
    }
  });
}

const toWords = (registration: Tables["registration"]) =>
  inBoth("accountMessages", (t, language) => {
    const facts = { company: nameFor(language, registration), number: registration.number ?? "" };
    return { title: t("undelivered.title", facts), body: t("undelivered.body", facts) };
  });
