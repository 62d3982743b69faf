import { defaultPageSize, firstPage } from "~/rules/paging/page-sizes";
import { digestHour, digestOldest } from "~/rules/limits/digests";
import { reviewSoonDays } from "~/rules/onboarding/limits";
import { promisedStates } from "~/rules/onboarding/promised-dates";
import { toQueueQuery, toStandardFilter } from "~/rules/queue/queue-place";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { accountById } from "~/platform/records/accounts/accounts";
import { chinaMinute, daysLater, iso } from "~/platform/core/base/instants";
import { digestEmail } from "~/platform/core/emails/staff";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { sendMessage } from "~/platform/records/messages/messages";
import { purchasingManagers } from "~/platform/records/tasks/review-tasks";
import { type Digest, digestWords, toMessageWords } from "./digest-words";

/**
 * Notifies every purchasing manager once a day of reviews that are overdue or nearly so, as a message and by email; sends
 * nothing if there are none. If several processes run it, the row of person and day decides which one sends.
 */
export async function sendDigests(core: Core): Promise<void> {
  const now = core.now();
  const [day = "", time = ""] = chinaMinute(now).split(" ");
  if (Number.parseInt(time, 10) < digestHour) return;
  const waiting = await accountsWithout(core.db, day);
  if (waiting.length === 0) return;
  const digest = await loadDigest(core.db, now);
  if (digest.late + digest.soon === 0) return;
  for (const accountId of waiting) await sendOne(core, { accountId, day, now, digest });
  core.emailWaits();
}

async function accountsWithout(db: Db, day: string): Promise<string[]> {
  const rows = await db.selectFrom("digest").select("account_id").where("day", "=", day).execute();
  const isSent = new Set(rows.map(({ account_id }) => account_id));
  return (await purchasingManagers(db)).filter((id) => !isSent.has(id));
}

async function loadDigest(db: Db, now: Date): Promise<Digest> {
  const reviews = db
    .selectFrom("registration")
    .where("submitted_at", "is not", null)
    .where("state", "in", [...promisedStates])
    .where("due_at", "<", iso(daysLater(now, reviewSoonDays)));
  const count = (rows: typeof reviews) => rows.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
  const [late, soon] = [
    await count(reviews.where("due_at", "<", iso(now))),
    await count(reviews.where("due_at", ">=", iso(now))),
  ];
  const oldest = await reviews
    .select(["number", "company_name", "company_english_name", "due_at"])
    .orderBy("due_at")
    .orderBy("id")
    .limit(digestOldest)
    .execute();
  return { late: Number(late.total), soon: Number(soon.total), oldest };
}

type One = { accountId: string; day: string; now: Date; digest: Digest };

const sendOne = ({ db, seal, config }: Core, { accountId, day, now, digest }: One) =>
  db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("digest")
      .values({ account_id: accountId, day, at: iso(now) })
      .onConflict((conflict) => conflict.columns(["account_id", "day"]).doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return;
    const words = digestWords(digest);
    const to = digest.late > 0 ? lateQueue : "/gsrm";
    await sendMessage(trx, {
      at: now,
      accountId,
      words: toMessageWords(words),
      to,
    });
    const { email } = await accountById({ db: trx, seal }, accountId);
    const message = digestEmail(config, words, to);
    await putInOutbox(trx, seal, { kind: "digest", to: email, message, now });
  });

/** The queue with its filter for overdue reviews. */
export const lateQueue = `/gsrm?${new URLSearchParams(
  toQueueQuery({ ...toStandardFilter("late"), order: "due", page: firstPage, size: defaultPageSize }),
).toString()}`;
