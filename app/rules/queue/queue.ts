import { isOnward } from "../onboarding/decision";
import { actsNext, isOver, isSupplier, type State, states } from "../onboarding/stages";
import { transitions } from "../onboarding/transitions";

/**
 * The views of the queue: waiting for purchasing's decision, approved and ready for the next stage, waiting for the
 * supplier, suppliers, ended, and all.
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

/** Whether the only decision in a state is to start the next stage, since it is approved and cannot be refused. */
function canOnlyMoveOn(state: State): boolean {
  const steps = transitions.filter(({ from }) => from === state);
  return steps.length === 1 && steps.every(({ event }) => isOnward(event));
}

/** The columns that registrations can be sorted by: `due` is the promised date of a result. */
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
/** A column in ascending order; with a minus sign in descending order. */
export type QueueOrder = QueueOrderColumn | `-${QueueOrderColumn}`;
export const queueOrders: readonly QueueOrder[] = queueOrderColumns.flatMap((column) => [
  column,
  `-${column}` as const,
]);

/** The column of an order, and its direction. */
export const parseOrder = (order: QueueOrder): { column: QueueOrderColumn; direction: "ascending" | "descending" } => ({
  column: order.replace(/^-/, "") as QueueOrderColumn,
  direction: order.startsWith("-") ? "descending" : "ascending",
});

/** The order after a press on a column: ascending, or descending if it is already ascending. */
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
/** Columns hidden in a narrow window (1500 px) unless the user has chosen columns. */
export const wideColumns: readonly QueueColumn[] = ["province", "type", "submitted"];

/** The row heights. */
export const densities = ["regular", "compact"] as const;
export type Density = (typeof densities)[number];
