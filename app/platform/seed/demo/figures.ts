import { listMonths, type ReviewStep } from "~/rules/onboarding/review-figures";
import { promisedStates } from "~/rules/onboarding/promised-dates";
import type { PromisedReview } from "~/rules/onboarding/review-clock";
import { toChinaDay } from "~/rules/calendar/working-days";
import type { Core } from "~/platform/core/core";
import { seedOnce } from "~/platform/core/database/seed";
import type { Db, Tables } from "~/platform/core/database/schema";
import { daysLater, iso } from "~/platform/core/base/instants";
import { newId } from "~/platform/records/accounts/accounts";
import { assign } from "~/platform/records/teamwork/assign";

type Step = Omit<Tables["review_step"], "id">;

const months = 12;
/** Late decisions in each month, from the oldest on: more around Spring Festival and in summer. */
const lateByMonth = [1, 2, 3, 1, 0, 1, 2, 1, 3, 1, 1, 2];
const decisions: readonly [Exclude<ReviewStep, "received">, PromisedReview, workingDays: number][] = [
  ["approved", "preliminaryReview", 4],
  ["approved", "preliminaryReview", 6],
  ["returned", "preliminaryReview", 7],
  ["approved", "internalReview", 15],
  ["refused", "preliminaryReview", 5],
  ["approved", "preliminaryReview", 8],
  ["returned", "preliminaryReview", 3],
  ["approved", "internalReview", 12],
];

/** How the numbers of the companies begin that fill the queue (`desk.ts`); the others are assigned by hand. */
const deskNumbers = "-9001";

/** Adds a year of reviews to the demo, and two purchasing managers with their own work, once. */
export async function seedDemoFigures({ db, now: clock }: Core): Promise<void> {
  await seedOnce(db, {
    name: "demo figures",
    version: "1",
    async write(trx) {
      const now = clock();
      const registrations = await trx
        .selectFrom("registration")
        .select(["id", "number", "state", "due_at", "assignee_id"])
        .where("submitted_at", "is not", null)
        .orderBy("number")
        .execute();
      const people = await listBuyers(trx);
      await trx
        .insertInto("review_step")
        .values(
          toSteps(
            registrations.map(({ id }) => id),
            people,
            now,
          ).map((step) => ({ id: newId(), ...step })),
        )
        .execute();
      const waiting = registrations.filter(
        ({ number, state, assignee_id }) =>
          state === "preliminaryReview" && !assignee_id && number?.includes(deskNumbers),
      );
      for (const [at, row] of waiting.entries())
        if (at % 3 < people.length)
          await assign(trx, { row, toId: people[at % 3] ?? null, byId: null, cause: "rule", now });
      await noteEscalated(trx, now);
    },
  });
}

/** A year of steps. Their numbers depend on the month, so that the charts are not flat. */
function toSteps(ids: readonly string[], people: readonly string[], now: Date): Step[] {
  return listMonths(toChinaDay(iso(now)).slice(0, 7), months).flatMap((month, place) =>
    Array.from({ length: 6 + ((place * 5) % 9) }, (_, at): Step[] => {
      const [step, review, days] = decisions[(at + place) % decisions.length] ?? decisions[0]!;
      const is_late = at < (lateByMonth[place] ?? 0) ? 1 : 0;
      const decided = {
        registration_id: ids[(place * 7 + at) % ids.length] ?? "",
        review,
        month,
        at: `${month}-01T02:00:00.000Z`,
      };
      return [
        { ...decided, step: "received", account_id: null, working_days: null, is_late: null },
        {
          ...decided,
          step,
          account_id: people[at % people.length] ?? null,
          working_days: days + (is_late ? 9 : (place + at) % 3),
          is_late,
        },
      ];
    }).flat(),
  );
}

/** The demo does not report reviews that were overdue before it began. */
async function noteEscalated(trx: Db, now: Date): Promise<void> {
  const late = await trx
    .selectFrom("registration")
    .select(["id", "due_at"])
    .where("state", "in", [...promisedStates])
    .where("due_at", "<", iso(daysLater(now, 1)))
    .execute();
  const accounts = await trx.selectFrom("account").select("id").execute();
  const rows = late.flatMap(({ id, due_at }) =>
    accounts.map((account) => ({
      registration_id: id,
      due_at: due_at ?? "",
      account_id: account.id,
      at: iso(now),
    })),
  );
  if (rows.length > 0) await trx.insertInto("escalation").values(rows).execute();
}

async function listBuyers(trx: Db): Promise<string[]> {
  const rows = await trx
    .selectFrom("account")
    .select("id")
    .where("user_account", "in", ["buyer", "buyer2"])
    .orderBy("user_account")
    .execute();
  return rows.map(({ id }) => id);
}
