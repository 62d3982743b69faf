import { type PagePlace, parsePagePlace, toPageQuery } from "../paging/paging";

/** The filters of a list of messages. */
export const messageFilters = ["all", "unread"] as const;
type MessageFilter = (typeof messageFilters)[number];
/** A place in the list of messages: its page and its filter. */
export type MessagePlace = PagePlace & { filter: MessageFilter };

/** The place in an address. */
export const parseMessagePlace = (query: URLSearchParams): MessagePlace => ({
  ...parsePagePlace(query),
  filter: messageFilters.find((filter) => filter === query.get("filter")) ?? "all",
});

/** Returns a place in the list as a query. */
export const toMessageQuery = ({ filter, ...place }: MessagePlace): Record<string, string> => ({
  ...(filter === "all" ? {} : { filter }),
  ...toPageQuery(place),
});
