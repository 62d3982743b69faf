import { type PagePlace, pagePlaceOf, pageQueryOf } from "./paging";

/** Which messages a list shows. */
export const messageFilters = ["all", "unread"] as const;
type MessageFilter = (typeof messageFilters)[number];
/** Where one is in the list of messages. */
export type MessagePlace = PagePlace & { filter: MessageFilter };

/** The place an address names. */
export const messagePlaceOf = (query: URLSearchParams): MessagePlace => ({
  ...pagePlaceOf(query),
  filter: messageFilters.find((filter) => filter === query.get("filter")) ?? "all",
});

/** The same place as an address says it. */
export const messageQueryOf = ({ filter, ...place }: MessagePlace): Record<string, string> => ({
  ...(filter === "all" ? {} : { filter }),
  ...pageQueryOf(place),
});
