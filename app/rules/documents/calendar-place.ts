import { parseSearch } from "../lists/list-search";
import { type PagePlace, parsePagePlace, toPageQuery } from "../paging/paging";
import { type DocumentKind, documentKinds } from "./document-kinds";

/** The range of a document calendar: only expired documents, or also documents that expire within this number of days. */
export const calendarWithins = ["expired", "30", "60", "90", "365"] as const;
export type CalendarWithin = (typeof calendarWithins)[number];
/** The default range ends with the first reminder. */
const usualWithin: CalendarWithin = "90";

/** The filter of purchasing's calendar, and the page. `all`: on any day. */
export type CalendarPlace = { within: CalendarWithin | "all"; kind: DocumentKind | ""; search: string } & PagePlace;

/** The place in an address; invalid parts are ignored. */
export function parseCalendarPlace(query: URLSearchParams): CalendarPlace {
  const within = query.get("within");
  return {
    ...parsePagePlace(query),
    within: within === "all" ? within : (calendarWithins.find((one) => one === within) ?? usualWithin),
    kind: documentKinds.find((one) => one === query.get("kind")) ?? "",
    search: parseSearch(query),
  };
}

/** Returns a place of the calendar as a query; defaults are omitted. */
export function toCalendarQuery({ within, kind, search, ...page }: CalendarPlace): Record<string, string> {
  const parts = { within: within === usualWithin ? "" : within, kind, search };
  return { ...Object.fromEntries(Object.entries(parts).filter(([, text]) => text)), ...toPageQuery(page) };
}

/** The initial calendar, without a filter. */
export const isNarrowed = ({ within, kind, search }: CalendarPlace): boolean =>
  within !== usualWithin || kind !== "" || search !== "";
