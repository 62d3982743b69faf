import { listScorableQuarters } from "~/rules/scorecard/quarters";
import type { Core } from "~/platform/core/core";
import { chinaDate } from "~/rules/calendar/china-date";
import { daysLater } from "~/platform/core/base/instants";
import { seedOnce } from "~/platform/core/database/seed";
import { writeScorecard } from "~/platform/records/scorecard/scorecards";

/** The scores of the demo's supplier for the newest quarters, newest first. */
const entries = [
  {
    scores: { quality: 93, delivery: 88, price: 85, service: 95 },
    note: "来料合格率持续提升。请在旺季前确认备料计划，避免延期交货。",
    daysAgo: 5,
  },
  { scores: { quality: 84, delivery: 71, price: 80, service: 78 }, note: "", daysAgo: 96 },
];

/** Scores the demo's supplier for two quarters, once. */
export async function seedDemoScorecards(core: Core): Promise<void> {
  await seedOnce(core.db, {
    name: "demo scorecards",
    version: "1",
    async write(trx) {
      const now = core.now();
      const { registration_id: registrationId } = await trx
        .selectFrom("tenant")
        .select("registration_id")
        .where("supplier_code", "=", "S10001")
        .executeTakeFirstOrThrow();
      const { id: enteredBy } = await trx
        .selectFrom("account")
        .select("id")
        .where("user_account", "=", "buyer")
        .executeTakeFirstOrThrow();
      const periods = listScorableQuarters(chinaDate(now));
      for (const [at, { scores, note, daysAgo }] of entries.entries())
        await writeScorecard(core, trx, {
          registrationId: registrationId ?? "",
          period: periods[at] ?? "",
          scores,
          note,
          version: 1,
          enteredBy,
          at: daysLater(now, -daysAgo),
        });
    },
  });
}
