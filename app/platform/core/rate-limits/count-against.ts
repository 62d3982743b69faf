import { inSeconds } from "~/rules/time";
import { refuse } from "~/platform/core/base/refuse";
import { iso, secondsLater } from "~/platform/core/base/instants";
import type { RateLimit } from "~/platform/core/rate-limits/rates";
import { pageHolds } from "../database/page";
import type { Db } from "../database/schema";

/** A limit, and the subject for which it is counted. */
export type RateSubject = { rate: RateLimit; subject: string };

/**
 * Counts an event against each limit, or refuses with 429 without counting (S-14). The upserts are atomic and always in
 * the order given, so that parallel requests queue and never exceed a limit.
 */
export async function countAgainst(db: Db, now: Date, happenings: readonly RateSubject[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { rate, subject } of happenings) {
      const { count, resets_at } = await countOne(trx, now, rate, subject);
      if (count <= rate.max) continue;
      refuse("tooMany", rate.code, { retryAfter: Math.max(1, secondsUntil(resets_at, now)) });
    }
  });
}

/** The seconds until all of these are allowed again; 0 if now. */
export async function secondsUntilFree(db: Db, now: Date, happenings: readonly RateSubject[]): Promise<number> {
  const waits = await Promise.all(
    happenings.map(async ({ rate, subject }) => {
      const row = await db
        .selectFrom("rate")
        .select(["count", "resets_at"])
        .where("key", "=", `${rate.action}:${subject}`)
        .executeTakeFirst();
      return row && row.count >= rate.max ? secondsUntil(row.resets_at, now) : 0;
    }),
  );
  return Math.max(0, ...waits);
}

const secondsUntil = (at: string, now: Date) => Math.ceil(inSeconds(new Date(at).getTime() - now.getTime()));

/** Uncounts an event, because it was not abuse. Other events stay counted. */
export async function takeBack(db: Db, happenings: readonly RateSubject[]): Promise<void> {
  for (const { rate, subject } of happenings)
    await db
      .updateTable("rate")
      .set((row) => ({ count: row("count", "-", 1) }))
      .where("key", "=", `${rate.action}:${subject}`)
      .where("count", ">", 0)
      .execute();
}

/** Resets all counts for these subjects, alone or combined with others. */
export async function forgetSubjects(db: Db, subjects: readonly string[]): Promise<void> {
  for (const subject of subjects)
    await db
      .deleteFrom("rate")
      .where((row) => pageHolds(row.ref("rate.key"), subject))
      .execute();
}

/**
 * Counts an event and returns whether its limit is exceeded, for limits that change a response rather than refuse it.
 */
export async function countPast(db: Db, now: Date, { rate, subject }: RateSubject): Promise<boolean> {
  const { count } = await countOne(db, now, rate, subject);
  return count > rate.max;
}

/** Whether a limit is exceeded, without counting. */
export const isPast = async (db: Db, now: Date, happening: RateSubject): Promise<boolean> =>
  (await secondsUntilFree(db, now, [happening])) > 0;

/**
 * A window is over once it has ended, or if it ends later than possible because it was started by a clock that was
 * ahead.
 */
function countOne(trx: Db, now: Date, rate: RateLimit, subject: string) {
  const at = iso(now);
  const resetsAt = iso(secondsLater(now, inSeconds(rate.window)));
  return trx
    .insertInto("rate")
    .values({ key: `${rate.action}:${subject}`, count: 1, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((row) => {
        const isOver = row.or([row("rate.resets_at", "<=", at), row("rate.resets_at", ">", resetsAt)]);
        return {
          count: row
            .case()
            .when(isOver)
            .then(1)
            .else(row("rate.count", "+", 1))
            .end(),
          resets_at: row.case().when(isOver).then(resetsAt).else(row.ref("rate.resets_at")).end(),
        };
      }),
    )
    .returning(["count", "resets_at"])
    .executeTakeFirstOrThrow();
}
