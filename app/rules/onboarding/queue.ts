import { actsNext, isOver, isSupplier, type State, states } from "./stages";

/** The parts of the queue: what waits for purchasing, what waits for the supplier, suppliers, what has ended, all of it. */
export const queueViews = ["waiting", "withSupplier", "suppliers", "ended", "all"] as const;
export type QueueView = (typeof queueViews)[number];

/** The states of a view. */
export function statesIn(view: QueueView): State[] {
  if (view === "waiting") return states.filter((state) => actsNext(state) === "purchasing");
  if (view === "withSupplier") return states.filter((state) => actsNext(state) === "supplier");
  if (view === "suppliers") return states.filter(isSupplier);
  return view === "ended" ? states.filter(isOver) : [...states];
}

/** What the registrations are sorted by: `due` is the day by which an answer was promised. */
const queueOrderColumns = [
  "due",
  "company",
  "number",
  "state",
  "category",
  "province",
  "type",
  "risk",
  "assignee",
  "submitted",
] as const;
export type QueueOrderColumn = (typeof queueOrderColumns)[number];
/** A column, from its least on; with a minus from its greatest. */
export type QueueOrder = QueueOrderColumn | `-${QueueOrderColumn}`;
export const queueOrders: readonly QueueOrder[] = queueOrderColumns.flatMap((column) => [
  column,
  `-${column}` as const,
]);

/** The column of an order, and which way it goes. */
export const parseOrder = (order: QueueOrder): { column: QueueOrderColumn; direction: "ascending" | "descending" } => ({
  column: order.replace(/^-/, "") as QueueOrderColumn,
  direction: order.startsWith("-") ? "descending" : "ascending",
});

/** The order that a press on a column leads to: from its least on, and the other way round when it is so already. */
export const orderAfterPress = (order: QueueOrder, column: QueueOrderColumn): QueueOrder =>
  order === column ? `-${column}` : column;

/** The columns a reviewer can show or hide; the company and its number are always shown. */
export const queueColumns = [
  "state",
  "wait",
  "category",
  "province",
  "type",
  "risk",
  "assignee",
  "submitted",
  "due",
] as const;
export type QueueColumn = (typeof queueColumns)[number];
/** Columns that a narrow window leaves out, as long as their reader has not chosen any (1500 px). */
export const wideColumns: readonly QueueColumn[] = ["province", "type", "submitted"];

/** How high the rows are. */
export const densities = ["regular", "compact"] as const;
export type Density = (typeof densities)[number];
