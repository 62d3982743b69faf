import * as z from "zod/mini";
import { lengths } from "../limits";
import { type PagePlace, parsePagePlace, toPageQuery } from "../paging";
import { actsNext, type State, states } from "./stages";

/** How purchasing looks at the registrations: what waits for it, who is a supplier, what has ended, or all of them. */
export const queueViews = ["waiting", "suppliers", "ended", "all"] as const;
export type QueueView = (typeof queueViews)[number];

const beforeApproval: readonly State[] = ["filling", "preliminaryReview", "refused", "withdrawn"];
const ends: readonly State[] = ["refused", "withdrawn"];

/** The states of a view. */
export function statesIn(view: QueueView): State[] {
  if (view === "waiting") return states.filter((state) => actsNext(state) === "purchasing");
  if (view === "suppliers") return states.filter((state) => !beforeApproval.includes(state));
  return view === "ended" ? [...ends] : [...states];
}

/** The view an address asks for; anything else asks for what waits. */
const queueViewOf = (input: string | null): QueueView => queueViews.find((view) => view === input) ?? "waiting";

/** What the registrations are sorted by: `due` is the day by which an answer was promised. */
const queueColumns = ["due", "company", "number", "state", "submitted"] as const;
export type QueueColumn = (typeof queueColumns)[number];
/** A column, from its least on; with a minus from its greatest. */
export type QueueOrder = QueueColumn | `-${QueueColumn}`;
export const queueOrders: readonly QueueOrder[] = queueColumns.flatMap((column) => [column, `-${column}` as const]);

/** The column of an order, and which way it goes. */
export const parseOrder = (order: QueueOrder): { column: QueueColumn; direction: "ascending" | "descending" } => ({
  column: order.replace(/^-/, "") as QueueColumn,
  direction: order.startsWith("-") ? "descending" : "ascending",
});

/** The order that a press on a column leads to: from its least on, and the other way round when it is so already. */
export const orderAfterPress = (order: QueueOrder, column: QueueColumn): QueueOrder =>
  order === column ? `-${column}` : column;

/** The filter as it is typed in. */
export const queueFilter = z.object({
  search: z.string().check(z.trim(), z.maxLength(lengths.email)),
  state: z.union([
    z.enum(states),
    z.pipe(
      z.literal(""),
      z.transform(() => undefined),
    ),
  ]),
  isLate: z.boolean(),
});

/** What a list of registrations is narrowed to. */
type QueueFilter = { view: QueueView; state?: State; isLate: boolean; search: string };
/** Where one is in it. */
export type QueuePlace = QueueFilter & { order: QueueOrder } & PagePlace;

/** The place an address names; a state that its view does not have is left out. */
export function parseQueuePlace(query: URLSearchParams): QueuePlace {
  const view = queueViewOf(query.get("view"));
  const state = statesIn(view).find((one) => one === query.get("state"));
  const search = (query.get("search") ?? "").trim().slice(0, lengths.email);
  const order = queueOrders.find((one) => one === query.get("order")) ?? queueColumns[0];
  return { ...parsePagePlace(query), view, ...(state && { state }), isLate: query.get("late") === "1", search, order };
}

/** The same place as an address says it. */
export const toQueueQuery = ({ view, state, isLate, search, order, ...place }: QueuePlace): Record<string, string> => ({
  ...(view === queueViews[0] ? {} : { view }),
  ...(state && { state }),
  ...(isLate ? { late: "1" } : {}),
  ...(search && { search }),
  ...(order === queueColumns[0] ? {} : { order }),
  ...toPageQuery(place),
});
