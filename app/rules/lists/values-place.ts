import { parseSearch } from "./list-search";
import { type PagePlace, parsePagePlace, toPageQuery } from "../paging/paging";

/** The filter of a list of values, and the page. */
export type ValuesPlace = { search: string } & PagePlace;

/** The place in an address; invalid parts are ignored. */
export const parseValuesPlace = (query: URLSearchParams): ValuesPlace => ({
  ...parsePagePlace(query),
  search: parseSearch(query),
});

/** Returns a place in the list as a query; defaults are omitted. */
export const toValuesQuery = ({ search, ...page }: ValuesPlace): Record<string, string> => ({
  ...(search && { search }),
  ...toPageQuery(page),
});
