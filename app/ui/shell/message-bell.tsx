import { Link, useLocation, useMatches } from "@remix-run/react";
import { useState, useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { listPaths } from "~/list-paths";
import { paths } from "~/paths";
import { useHydrated } from "~/ui/base/use-hydrated";
import { MessageRow } from "~/ui/reading/message-row";
import { scrollThresholdPx } from "~/rules/limits/screens";
import "./message-bell.css";
import { useBellMessages } from "./bell-messages";
import { Dropdown } from "../base/dropdown";
import { useNewest } from "~/ui/base/use-newest";
import { LineIcon } from "../base/line-icon";

/**
 * The bell (§4), with a dot while something is unread, and the messages, loaded each time it opens. Without scripts it
 * links to the list of messages.
 */
export function MessageBell() {
  const { t } = useTranslation("messages");
  const isHydrated = useHydrated();
  const [unread, setUnread] = useUnreadMessages();
  const list = useBellMessages(setUnread);
  const sign = <BellSign isUnread={unread > 0} />;
  if (!isHydrated)
    return (
      <Link to={paths.messages} className="bell-link">
        {sign}
      </Link>
    );
  return (
    <Dropdown className="message-bell" label={sign} onOpen={list.begin}>
      <p className="dropdown-title">{t("title")}</p>
      <BellList list={list} />
      <Link to={paths.messages} className="button-default">
        {t("bell.all")}
      </Link>
    </Dropdown>
  );
}

function BellSign({ isUnread }: { isUnread: boolean }) {
  const { t } = useTranslation("messages");
  return (
    <span className="bell-sign">
      <LineIcon path="M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7zM10 20a2 2 0 0 0 4 0" strokeWidth={1.8} />
      {isUnread ? <span className="bell-dot" /> : null}
      <span className="off-screen">{isUnread ? t("bell.unread") : t("title")}</span>
    </span>
  );
}

/**
 * The number of unread messages, from the newest source: the page, or else the shell, until the bell has loaded its
 * list. A page that marks messages as read is loaded together with the shell, which may still count them.
 */
function useUnreadMessages(): [unread: number, setUnread: (unread: number) => void] {
  const { key } = useLocation();
  const matches = useMatches();
  const [newestCount, setNewestCount] = useState<number>();
  const [shownOn, setShownOn] = useState(key);
  if (shownOn !== key) {
    setShownOn(key);
    setNewestCount(undefined);
  }
  const onPage = matches.map(({ data }) => unreadIn(data)).findLast((unread) => unread !== undefined) ?? 0;
  return [newestCount ?? onPage, setNewestCount];
}

function unreadIn(data: unknown): number | undefined {
  const { unreadMessages } = (data ?? {}) as { unreadMessages?: unknown };
  return typeof unreadMessages === "number" ? unreadMessages : undefined;
}

/** The messages under the bell. The next page is loaded when the list is scrolled to near its end (§9). */
function BellList({ list }: { list: ReturnType<typeof useBellMessages> }) {
  const { t } = useTranslation("messages");
  const { rows, standing, isBeginning, loadMore, retry } = list;
  const scrollContainer = useRef<HTMLDivElement>(null);
  const loadMoreNearEnd = useNewest(() => {
    if (scrollContainer.current && isNearEnd(scrollContainer.current)) loadMore();
  });
  // A reloaded list starts at the top, unless it contains the focus, which stays in view.
  useLayoutEffect(() => {
    const box = scrollContainer.current;
    if (isBeginning && !box?.contains(document.activeElement)) box?.scrollTo(0, 0);
  }, [isBeginning]);
  // If a page does not fill the list, there is nothing to scroll.
  useEffect(loadMoreNearEnd, [loadMoreNearEnd, standing, rows.length]);
  return (
    <div ref={scrollContainer} className="bell-list" onScroll={loadMoreNearEnd} aria-busy={standing === "loading"}>
      <ul className="reading-rows">
        {rows.map((message) => (
          <li key={message.messageId}>
            <MessageRow message={message} to={listPaths.message(message.messageId)} />
          </li>
        ))}
      </ul>
      <p className="bell-standing" role="status">
        {standing === "loading" ? t("bell.loading") : null}
        {standing === "ready" && rows.length === 0 ? t("none.title") : null}
        {standing === "failed" ? t("bell.failed") : null}
      </p>
      {standing === "failed" ? (
        <button type="button" className="button-default" onClick={retry}>
          {t("bell.again")}
        </button>
      ) : null}
    </div>
  );
}

type ScrollPosition = Pick<Element, "scrollTop" | "clientHeight" | "scrollHeight">;

/** Whether a list is scrolled to within 10 px of its end (§9). A closed one, without a height, is not. */
export const isNearEnd = ({ scrollTop, clientHeight, scrollHeight }: ScrollPosition): boolean =>
  clientHeight > 0 && scrollHeight - scrollTop - clientHeight <= scrollThresholdPx;
