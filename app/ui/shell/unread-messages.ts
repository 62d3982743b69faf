import { useLocation, useMatches } from "@remix-run/react";
import { useState } from "react";

/**
 * How many messages are unread, as whoever knows it last says: the page, else the shell around it, until the bell hears
 * otherwise. A page that marks messages read is loaded at the same time as the shell, which may still count them.
 */
export function useUnreadMessages(): [unread: number, tell: (unread: number) => void] {
  const { key } = useLocation();
  const matches = useMatches();
  const [told, setTold] = useState<number>();
  const [shownOn, setShownOn] = useState(key);
  if (shownOn !== key) {
    setShownOn(key);
    setTold(undefined);
  }
  const onPage = matches.map(({ data }) => unreadIn(data)).findLast((unread) => unread !== undefined) ?? 0;
  return [told ?? onPage, setTold];
}

function unreadIn(data: unknown): number | undefined {
  const { unreadMessages } = (data ?? {}) as { unreadMessages?: unknown };
  return typeof unreadMessages === "number" ? unreadMessages : undefined;
}
