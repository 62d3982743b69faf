import { createContext, useContext, useMemo, useRef, useState } from "react";
import type { ReturnedComment } from "~/contract/returned-comment";

type ReturnedItems = {
  /** The comments of a returned registration; none if it was not returned. */
  items: readonly ReturnedComment[];
  /** Like `items`, but also up to date between a save and the next rendering. */
  latest: () => readonly ReturnedComment[];
  /** Stores the comments in the response to a save. */
  report: (items: readonly ReturnedComment[]) => void;
  /** Whether there is a page with all comments, which only the registrant has. */
  hasPage: boolean;
};

const none: readonly ReturnedComment[] = [];
const Items = createContext<ReturnedItems>({ items: none, latest: () => none, report: () => undefined, hasPage: true });
export const ReturnedItemsProvider = Items.Provider;

/** The comments of the return, for the fields of a tab, its bar and the list of steps. */
export const useReturnedItems = (): ReturnedItems => useContext(Items);

/** The comments that the page was loaded with, and after a save those in its response. */
export function useReportedItems(loaded: readonly ReturnedComment[] | undefined, hasPage = true): ReturnedItems {
  const start = loaded ?? none;
  const [reported, setReported] = useState({ start, items: start });
  const items = reported.start === start ? reported.items : start;
  const newest = useRef({ start, items });
  if (newest.current.start !== start) newest.current = { start, items };
  return useMemo(
    () => ({
      items,
      latest: () => newest.current.items,
      report: (next) => {
        newest.current = { start, items: next };
        setReported(newest.current);
      },
      hasPage,
    }),
    [start, items, hasPage],
  );
}
