import type { ReturnedAnswers } from "~/contract/figures";
import { toChinaDay } from "~/rules/calendar/working-days";
import { toLabelKey } from "~/rules/form/field-facts";
import { fewestCounted, listMonths, returnedAnswersMax } from "~/rules/onboarding/review-figures";
import { iso } from "~/platform/core/base/instants";
import type { Db } from "~/platform/core/database/schema";

/** The answers returned most often in the last months, including this one, and the total number of returns. */
export async function loadReturnedAnswers(db: Db, { months }: { months: number }, now: Date): Promise<ReturnedAnswers> {
  const [from = ""] = listMonths(toChinaDay(iso(now)).slice(0, 7), months);
  const returns = db.selectFrom("review_step").where("month", ">=", from).where("step", "=", "returned");
  const { total } = await returns.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
  const rows = await returns
    .innerJoin("onboarding_event", (join) =>
      join
        .onRef("onboarding_event.registration_id", "=", "review_step.registration_id")
        .onRef("onboarding_event.at", "=", "review_step.at")
        .on("onboarding_event.event", "=", "return"),
    )
    .innerJoin("returned_item", "returned_item.event_id", "onboarding_event.id")
    .select(({ fn }) => ["section_id", "field", fn.countAll().as("count")])
    .groupBy(["section_id", "field"])
    .execute();
  // The rows of a table count as one answer here.
  const answers = new Map<string, ReturnedAnswers["answers"][number]>();
  for (const { section_id: section, field: name, count } of rows) {
    const field = name === null ? null : toLabelKey(name);
    const key = `${section}:${field ?? ""}`;
    answers.set(key, { section, field, count: (answers.get(key)?.count ?? 0) + Number(count) });
  }
  return {
    returns: Number(total),
    answers: [...answers.values()]
      .filter(({ count }) => count >= fewestCounted)
      .toSorted((one, other) => other.count - one.count)
      .slice(0, returnedAnswersMax),
  };
}
