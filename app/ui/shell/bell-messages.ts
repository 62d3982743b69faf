import { useEffect, useRef, useState } from "react";
import type { Message } from "~/contract/messages";
import { paths } from "~/paths";
import { firstPage } from "~/rules/limits";

/** What the portal answers the bell. */
export type BellPage = { rows: Message[]; unread: number; hasMore: boolean };

type Standing = "loading" | "ready" | "failed";
/** `page` is the last that was asked for. What was shown stays until there is an answer, and with it the focus. */
type List = { rows: Message[]; page: number; hasMore: boolean; standing: Standing };

const empty: List = { rows: [], page: firstPage, hasMore: false, standing: "loading" };

/** The bell's list: begun anew each time it opens (§4), and continued where it was scrolled to (§9). `tell` hears how many are unread. */
export function useBellMessages(tell: (unread: number) => void) {
  const [list, setList] = useState(empty);
  const asking = useRef<AbortController>();
  useEffect(() => () => asking.current?.abort(), []);

  async function load(page: number) {
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    setList((before) => ({ ...before, page, standing: "loading" }));
    const answer = await ask(page, mine.signal);
    if (mine.signal.aborted) return;
    if (answer === null) return setList((before) => ({ ...before, standing: "failed" }));
    tell(answer.unread);
    const { hasMore } = answer;
    setList((before) => {
      const rows = page === firstPage ? answer.rows : joined(before.rows, answer.rows);
      return { rows, page, hasMore, standing: "ready" };
    });
  }

  return {
    ...list,
    begin: () => void load(firstPage),
    /** The next page, if there is one and nothing is being loaded. */
    goOn: () => {
      if (list.standing === "ready" && list.hasMore) void load(list.page + 1);
    },
    /** What could not be loaded. */
    again: () => void load(list.page),
  };
}

/** What came meanwhile moves the rest down a page: a message that is listed already is not listed twice. */
function joined(before: Message[], next: Message[]): Message[] {
  const known = new Set(before.map(({ messageId }) => messageId));
  return [...before, ...next.filter(({ messageId }) => !known.has(messageId))];
}

async function ask(page: number, signal: AbortSignal): Promise<BellPage | null> {
  try {
    const response = await fetch(paths.workspaceMessages(page), { headers: { accept: "application/json" }, signal });
    return response.ok ? ((await response.json()) as BellPage) : null;
  } catch {
    return null;
  }
}
