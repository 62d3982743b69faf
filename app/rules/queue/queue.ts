import { isOnward } from "../onboarding/decision";
import { actsNext, isOver, isSupplier, type State, states } from "../onboarding/stages";
import { transitions } from "../onboarding/transitions";

/**
 * The parts of the queue: what waits for a decision of purchasing, what is approved and can be moved on, what waits for the
 * supplier, suppliers, what has ended, all of it.
 */
export const queueViews = ["waiting", "toMoveOn", "withSupplier", "suppliers", "ended", "all"] as const;
export type QueueView = (typeof queueViews)[number];

/** The states of a view. */
export function statesIn(view: QueueView): State[] {
  if (view === "waiting") return states.filter((state) => actsNext(state) === "purchasing" && !canOnlyMoveOn(state));
  if (view === "toMoveOn") return states.filter((state) => actsNext(state) === "purchasing" && canOnlyMoveOn(state));
  if (view === "withSupplier") return states.filter((state) => actsNext(state) === "supplier");
  if (view === "suppliers") return states.filter(isSupplier);
  return view === "ended" ? states.filter(isOver) : [...states];
}

/** Whether the one thing that can happen to a state is its next stage: it is approved, and there is nothing to refuse. */
function canOnlyMoveOn(state: State): boolean {
  const steps = transitions.filter(({ from }) => from === state);
  return steps.length === 1 && steps.every(({ event }) => isOnward(event));
}

/** The columns that registrations can be sorted by: `due` is the day by which an answer was promised. */
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
