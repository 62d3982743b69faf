import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { fetchJson } from "~/client/fetch-json";
import type { Message } from "~/contract/messages";
import { paths } from "~/paths";
import { firstPage } from "~/rules/paging/page-sizes";
import { useNewest } from "~/ui/base/use-newest";

/** The response of the portal for the bell. */
export type BellPage = { rows: Message[]; unread: number; hasMore: boolean };

const bellPage: z.ZodMiniType<BellPage> = z.object({
  rows: z.array(
    z.object({
      messageId: z.string(),
      title: z.string(),
      createDate: z.string(),
      readFlag: z.enum(["0", "1"]),
      isAlarm: z.boolean(),
    }),
  ),
  unread: z.number(),
  hasMore: z.boolean(),
});

/**
 * The bell's list, reloaded each time it opens (§4) and extended on scrolling (§9). The previous list, with the focus
 * in it, stays until the response arrives. `onUnread` receives the number of unread messages.
 */
export function useBellMessages(onUnread: (unread: number) => void) {
  const [openings, setOpenings] = useState(0);
  const query = useInfiniteQuery({
    queryKey: ["bell", openings],
    queryFn: ({ pageParam, signal }) => fetchJson(paths.workspaceMessages(pageParam), bellPage, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ hasMore }, _, page) => (hasMore ? page + 1 : undefined),
    enabled: openings > 0,
  });
  const { data, isFetching, isFetchingNextPage, isPending, isPlaceholderData } = query;
  const newest = isPlaceholderData ? undefined : data?.pages.at(-1);
  const showUnread = useNewest(onUnread);
  useEffect(() => {
    if (newest) showUnread(newest.unread);
  }, [newest, showUnread]);
  const standing = isFetching || isPending ? "loading" : query.isError ? "failed" : "ready";
  return {
    rows: unique(data?.pages.flatMap(({ rows }) => rows) ?? []),
    standing,
    isBeginning: standing === "loading" && !isFetchingNextPage,
    begin: () => setOpenings(openings + 1),
    /** Loads the next page, if there is one and nothing is being loaded. */
    loadMore: () => {
      if (standing === "ready" && query.hasNextPage) void query.fetchNextPage();
    },
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
}

/** A message that arrives between two pages shifts the others, so one that is already listed could appear again. */
const unique = (rows: Message[]): Message[] => [...new Map(rows.map((row) => [row.messageId, row])).values()];
