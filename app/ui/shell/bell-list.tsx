import { useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { MessageRow } from "~/ui/reading/message-row";
import { isNearEnd } from "~/ui/table/near-end";
import type { useBellMessages } from "./bell-messages";

/** The messages under the bell. The next page is loaded when the list is scrolled to near its end (§9). */
export function BellList({ list }: { list: ReturnType<typeof useBellMessages> }) {
  const { t } = useTranslation("messages");
  const { rows, standing, isBeginning, loadMore, retry } = list;
  const scrolled = useRef<HTMLDivElement>(null);
  const loadMoreNearEnd = () => {
    if (scrolled.current && isNearEnd(scrolled.current)) loadMore();
  };
  // A list that is loaded again begins at its top, unless the keyboard is in it already: the focus stays in view.
  useLayoutEffect(() => {
    const box = scrolled.current;
    if (isBeginning && !box?.contains(document.activeElement)) box?.scrollTo(0, 0);
  }, [isBeginning]);
  // A page that does not fill the list leaves nothing to scroll.
  useEffect(loadMoreNearEnd, [standing, rows.length]);
  return (
    <div ref={scrolled} className="bell-list" onScroll={loadMoreNearEnd} aria-busy={standing === "loading"}>
      <ul className="reading-rows">
        {rows.map((message) => (
          <li key={message.messageId}>
            <MessageRow message={message} to={paths.message(message.messageId)} />
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
