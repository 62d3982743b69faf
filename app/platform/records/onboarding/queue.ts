import type { z } from "zod";
import type { onboarding, review } from "~/contract";
import { isEmail } from "~/rules/email";
import { type ExpressionBuilder, sql } from "kysely";
import { parseOrder, type QueueOrder, statesIn } from "~/rules/onboarding/queue";
import { states } from "~/rules/onboarding/stages";
import type { Tables } from "~/platform/ground/database/schema";
import { promisedStates } from "~/rules/onboarding/promises";
import type { Core } from "~/platform/ground/core";
import { fold } from "~/rules/normalise";
import { holds, readPage } from "~/platform/ground/database/page";
import { iso } from "~/platform/ground/base/instants";
import { emailHashes } from "~/platform/ground/contact-keys";

type QueueInput = z.output<typeof onboarding.queue.input>;

/** A page of the registrations that were handed in, sorted by `order`; those that lack what they are sorted by come last. */
export async function loadQueue(core: Core, { page, size, order, ...filter }: QueueInput, now: Date) {
  const query = matching(core, filter, now);
  return readPage(
    { page, size },
    {
      count: query.select(({ fn }) => fn.countAll().as("total")),
      rows: query
        .leftJoin("tenant", "tenant.registration_id", "registration.id")
        .select(["registration.id", "number", "company_name", "supplier_code", "state", "submitted_at", "due_at"])
        .select((row) => [
          row
            .selectFrom("stage_history")
            .select(({ fn }) => fn.max("at").as("at"))
            .whereRef("registration_id", "=", "registration.id")
            .as("since"),
          row
            .selectFrom("submitted_section")
            .select(({ fn }) => fn.max("round").as("round"))
            .whereRef("submitted_section.registration_id", "=", "registration.id")
            .as("round"),
        ])
        .orderBy(
          (row) => sortKey(row, order),
          (by) => (parseOrder(order).direction === "descending" ? by.desc() : by.asc()).nullsLast(),
        )
        .orderBy("submitted_at", "desc")
        .orderBy("registration.id"),
      tell: (row) => ({
        registrationId: row.id,
        number: row.number,
        companyName: row.company_name,
        supplierCode: row.supplier_code,
        state: row.state,
        since: row.since ?? row.submitted_at ?? "",
        round: Number(row.round ?? 1),
        submittedAt: row.submitted_at,
        dueAt: row.due_at,
        isLate: isLate(row, now),
      }),
    },
  );
}

type Row = ExpressionBuilder<Tables, "registration">;
const columns = { due: "due_at", company: "company_name", number: "number", submitted: "submitted_at" } as const;

/** What a registration is sorted by. States come in the order of the onboarding, not of their letters. */
function sortKey(row: Row, order: QueueOrder) {
  const { column } = parseOrder(order);
  if (column !== "state") return row.ref(columns[column]);
  const [first, ...others] = states;
  const place = row.case().when("state", "=", first).then(sql.lit(0));
  return others.reduce((cases, state, at) => cases.when("state", "=", state).then(sql.lit(at + 1)), place).end();
}

/** Whether a result was promised by an instant that has passed; the end of an introduction is no promise of a result. */
export const isLate = ({ state, due_at }: { state: string; due_at: string | null }, now: Date): boolean =>
  due_at !== null && due_at < iso(now) && promisedStates.some((promisedState) => promisedState === state);

/** The registrations that were handed in and fit what is asked for. */
export function matching(
  { db, seal }: Core,
  { view, state, isLate: late, search }: Omit<QueueInput, "page" | "size" | "order">,
  now: Date,
) {
  let query = db
    .selectFrom("registration")
    .where("submitted_at", "is not", null)
    .where("state", "in", state ? [state] : statesIn(view));
  if (late) query = query.where("state", "in", [...promisedStates]).where("due_at", "<", iso(now));
  if (!search) return query;
  if (isEmail(search)) return query.where("email_hash", "in", emailHashes(seal, search));
  return query.where((either) =>
    either.or([
      holds(either.ref("registration.search"), fold(search)),
      holds(either.fn("lower", ["number"]), search.toLowerCase()),
    ]),
  );
}

/** How many registrations there are in each state, and how many of them are late. */
export async function loadCounts({ db }: Core, now: Date): Promise<z.input<typeof review.counts.answer>> {
  const rows = await db
    .selectFrom("registration")
    .select(({ fn }) => ["state", fn.countAll().as("total")])
    .where("submitted_at", "is not", null)
    .groupBy("state")
    .execute();
  const { late } = await db
    .selectFrom("registration")
    .select(({ fn }) => fn.countAll().as("late"))
    .where("state", "in", [...promisedStates])
    .where("due_at", "<", iso(now))
    .executeTakeFirstOrThrow();
  return { byState: Object.fromEntries(rows.map(({ state, total }) => [state, Number(total)])), late: Number(late) };
}
