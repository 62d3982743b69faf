import { type ExpressionBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Core } from "~/platform/core/core";
import type { Tables } from "~/platform/core/database/schema";
import { parseOrder, type QueueOrder } from "~/rules/queue/queue";
import { riskLevels } from "~/rules/onboarding/risk";
import { states } from "~/rules/onboarding/stages";
import { currentCategories, type Filter, matching, matchingByState, type Reader } from "./queue-filter";

/** The end of the list from which its rows are read. */
export type ReadingWay = "fromTheStart" | "fromTheEnd";
type Sorting = { order: QueueOrder; way: ReadingWay };

/** The ids of the registrations that fit a filter, in an order. In the standard order the database stops reading at a limit. */
export const sortIds = (core: Core, filter: Filter, reader: Reader, sorting: Sorting) =>
  sorting.order === "due"
    ? sortByDue(core, filter, reader, sorting)
    : inQueueOrder(matching(core, filter, reader), sorting);

/** Each state has an index in this order. */
function sortByDue(core: Core, filter: Filter, reader: Reader, { way }: Sorting) {
  const queries = matchingByState(core, filter, reader).map((query) =>
    query.select(["registration.id", "due_at", "submitted_at"]),
  );
  return merged(core, queries, (query) =>
    way === "fromTheStart"
      ? query
          .orderBy("due_at", (by) => by.asc().nullsLast())
          .orderBy("submitted_at", "desc")
          .orderBy("id")
      : query
          .orderBy("due_at", (by) => by.desc().nullsFirst())
          .orderBy("submitted_at", "asc")
          .orderBy("id", "desc"),
  );
}

/**
 * The ids of the registrations that fit a filter, sorted by number, which never changes, so that a registration whose state
 * changes between two readings keeps its place. `after` is the last number already read.
 */
export function sortByNumber(core: Core, filter: Filter, reader: Reader, after: string | undefined) {
  const queries = matchingByState(core, filter, reader).map((query) =>
    query
      .select(["registration.id", "number"])
      .$if(after !== undefined, (from) => from.where("number", ">", after ?? "")),
  );
  return merged(core, queries, (query) => query.orderBy("number"));
}

type Query<Columns> = SelectQueryBuilder<Tables, "registration", Columns>;

/**
 * The rows of several queries in one order. Each query is sorted by an index, and the database merges the results up to
 * the limit. A single query for all states would sort all of their rows for the first page.
 */
function merged<Columns>(
  { db }: Core,
  queries: readonly Query<Columns>[],
  sort: (query: Query<Columns>) => Query<Columns>,
): Query<Columns> {
  const [first, ...others] = queries.map(
    (query) => db.selectFrom(sort(query).as("sorted")).selectAll() as unknown as Query<Columns>,
  );
  return sort(others.reduce((union, query) => union.unionAll(query), first!));
}

/** The ids of the registrations that a query finds, in a total order. */
export function inQueueOrder(
  query: SelectQueryBuilder<Tables, "registration", object>,
  { order, way }: Sorting,
): SelectQueryBuilder<Tables, "registration", { id: string }> {
  const isForward = way === "fromTheStart";
  const isDescending = (parseOrder(order).direction === "descending") === isForward;
  return query
    .select("registration.id")
    .orderBy(
      (row) => sortKey(row, order),
      (by) => {
        const directed = isDescending ? by.desc() : by.asc();
        return isForward ? directed.nullsLast() : directed.nullsFirst();
      },
    )
    .orderBy("submitted_at", isForward ? "desc" : "asc")
    .orderBy("registration.id", isForward ? "asc" : "desc");
}

/** Also selects the total count with each row. */
export const withTotal = ({ fn }: RegistrationExpression) => fn.countAll().over().as("total");

type RegistrationExpression = ExpressionBuilder<Tables, "registration">;
const columns = {
  due: "due_at",
  company: "company_name",
  number: "number",
  province: "province",
  type: "company_type",
  assignee: "assignee_id",
  submitted: "submitted_at",
} as const;

/** The value that a registration is sorted by. States are in the order of the onboarding, levels from the highest down. */
function sortKey(row: RegistrationExpression, order: QueueOrder) {
  const { column } = parseOrder(order);
  if (column === "category") return currentCategories(row);
  if (column === "state") return placeAmong(row, "state", states);
  return column === "risk" ? placeAmong(row, "risk_level", riskLevels) : row.ref(columns[column]);
}

/** The position of a column's value among these, as a number. */
function placeAmong(row: RegistrationExpression, column: "state" | "risk_level", values: readonly string[]) {
  const [first = "", ...others] = values;
  const place = row.case().when(sql.ref(column), "=", first).then(sql.lit(0));
  return others
    .reduce((cases, value, at) => cases.when(sql.ref(column), "=", value).then(sql.lit(at + 1)), place)
    .end();
}
