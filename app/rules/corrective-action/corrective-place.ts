import { parseSearch } from "../lists/list-search";
import { type PagePlace, parsePagePlace, toPageQuery } from "../paging/paging";
import { type CorrectiveState, correctiveStates } from "./corrective-transitions";

/** The filter of purchasing's list of corrective actions, and the page; an empty state means all. */
export type CorrectivePlace = { state: CorrectiveState | ""; search: string } & PagePlace;

/** The place in an address; invalid parts are ignored. */
export const parseCorrectivePlace = (query: URLSearchParams): CorrectivePlace => ({
  ...parsePagePlace(query),
  state: correctiveStates.find((one) => one === query.get("state")) ?? "",
  search: parseSearch(query),
});

/** Returns a place of the list as a query; defaults are omitted. */
export const toCorrectiveQuery = ({ state, search, ...page }: CorrectivePlace): Record<string, string> => ({
  ...Object.fromEntries(Object.entries({ state, search }).filter(([, text]) => text)),
  ...toPageQuery(page),
});
