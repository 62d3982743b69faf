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
export type QueuePlace = QueueFilter & PagePlace;

/** The place an address names; a state that its view does not have is left out. */
export function parseQueuePlace(query: URLSearchParams): QueuePlace {
  const view = queueViewOf(query.get("view"));
  const state = statesIn(view).find((one) => one === query.get("state"));
  const search = (query.get("search") ?? "").trim().slice(0, lengths.email);
  return { ...parsePagePlace(query), view, ...(state && { state }), isLate: query.get("late") === "1", search };
}

/** The same place as an address says it. */
export const toQueueQuery = ({ view, state, isLate, search, ...place }: QueuePlace): Record<string, string> => ({
  ...(view === queueViews[0] ? {} : { view }),
  ...(state && { state }),
  ...(isLate ? { late: "1" } : {}),
  ...(search && { search }),
  ...toPageQuery(place),
});
