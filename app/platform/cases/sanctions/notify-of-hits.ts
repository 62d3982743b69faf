import type { Tables, Db } from "~/platform/core/database/schema";
import { inBoth } from "~/platform/core/words/words-in";
import { iso } from "~/platform/core/base/instants";
import { sendMessage } from "~/platform/records/messages/messages";
import { nameFor } from "~/platform/records/registrations/company-name";
import { listHeads } from "~/platform/records/teamwork/purchasing-head";
import { fillIn, pages } from "~/rules/pages";

/**
 * Notifies the reviewer of a registration, or the heads of purchasing if it has none, of the matches found by a screening at
 * `now`, in its transaction. Does nothing without new matches.
 */
export async function notifyOfHits(trx: Db, registration: Tables["registration"], now: Date): Promise<void> {
  const { id, assignee_id } = registration;
  const { count } = await trx
    .selectFrom("sanction_hit")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("registration_id", "=", id)
    .where("state", "=", "open")
    .where("found_at", "=", iso(now))
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return;
  const words = toWords(registration, Number(count));
  const readers = assignee_id === null ? await listHeads(trx) : [assignee_id];
  for (const accountId of readers)
    await sendMessage(trx, { at: now, accountId, words, to: fillIn(pages.registrationFile, id) });
}

const toWords = (registration: Tables["registration"], count: number) =>
  inBoth("accountMessages", (t, language) => {
    const company = nameFor(language, registration);
    const facts = { company, number: registration.number ?? "", count };
    return { title: t("sanctionsHit.title", facts), body: t("sanctionsHit.body", facts) };
  });
