import { sql } from "kysely";
import type { z } from "zod";
import type { figures } from "~/contract";
import type { Figures } from "~/contract/figures";
import { listMonths } from "~/rules/onboarding/review-figures";
import { promisedStates } from "~/rules/onboarding/promised-dates";
import { toChinaDay } from "~/rules/calendar/working-days";
import { iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { listPeople } from "~/platform/records/accounts/people";
import { loadReviewTimes, type ReviewPeriod, stepsIn } from "~/platform/records/onboarding/review-times";

type FiguresInput = z.output<typeof figures.load.input>;

/** The reviews of the last months: in total, by month, by review and by reviewer, with the most decisions first. */
export async function loadFigures(
  core: Core,
  { months: count, review }: FiguresInput,
  now: Date,
): Promise<z.input<typeof figures.load.answer>> {
  const months = listMonths(toChinaDay(iso(now)).slice(0, 7), count);
  const period = { from: months[0] ?? "", review };
  const [all, byMonth, byReview, byPerson] = [
    await aggregate(core.db, period, null),
    await aggregate(core.db, period, "month"),
    await aggregate(core.db, period, "review"),
    await aggregate(core.db, period, "account_id"),
  ];
  const people = await listPeople(core, [...byPerson.keys()]);
  const decided = ({ approved, returned, refused }: Figures) => approved + returned + refused;
  return {
    total: all.get(null) ?? none,
    months: months.map((month) => ({ month, ...(byMonth.get(month) ?? none) })),
    reviews: promisedStates
      .filter((one) => review === undefined || one === review)
      .map((one) => ({ review: one, ...(byReview.get(one) ?? none) })),
    reviewers: [...byPerson]
      .map(([id, person]) => ({ person: people.get(id ?? "") ?? null, ...person }))
      .filter((person) => decided(person) > 0)
      .toSorted((one, other) => decided(other) - decided(one)),
  };
}

const none: Figures = {
  received: 0,
  approved: 0,
  returned: 0,
  refused: 0,
  late: 0,
  timed: 0,
  medianWorkingDays: null,
  mostWorkingDays: null,
};

/** The figures for each value of a column; with null, one total for all rows. */
async function aggregate(db: Db, period: ReviewPeriod, column: "month" | "review" | "account_id" | null) {
  const key = column === null ? sql<string | null>`null` : sql.ref<string | null>(column);
  const sum = (step: string) => sql<number>`sum(case when step = ${step} then 1 else 0 end)`;
  const rows = await stepsIn(db, period)
    .select([
      key.as("key"),
      sum("received").as("received"),
      sum("approved").as("approved"),
      sum("returned").as("returned"),
      sum("refused").as("refused"),
      sql<number>`sum(coalesce(is_late, 0))`.as("late"),
      sql<number>`count(is_late)`.as("timed"),
    ])
    .$if(column !== null, (query) => query.groupBy(key))
    .execute();
  const times = await loadReviewTimes(db, period, column);
  return new Map(
    rows.map(({ key: name, ...counts }): [string | null, Figures] => [
      name,
      {
        received: Number(counts.received),
        approved: Number(counts.approved),
        returned: Number(counts.returned),
        refused: Number(counts.refused),
        late: Number(counts.late),
        timed: Number(counts.timed),
        medianWorkingDays: times.get(name)?.medianWorkingDays ?? null,
        mostWorkingDays: times.get(name)?.mostWorkingDays ?? null,
      },
    ]),
  );
}
