import { type PagePlace, parsePagePlace, toPageQuery } from "../paging/paging";
import { type OutgoingState, outgoingStates } from "./outgoing-states";

/** The filter of the list of emails, and the page; an empty state means all. */
export type OutgoingPlace = { state: OutgoingState | "" } & PagePlace;

/** The place in an address; invalid parts are ignored. */
export const parseOutgoingPlace = (query: URLSearchParams): OutgoingPlace => ({
  ...parsePagePlace(query),
  state: outgoingStates.find((one) => one === query.get("state")) ?? "",
});

/** Returns a place in the list as a query; defaults are left out. */
export const toOutgoingQuery = ({ state, ...page }: OutgoingPlace): Record<string, string> => ({
  ...(state === "" ? {} : { state }),
  ...toPageQuery(page),
});
