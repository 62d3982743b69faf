import "./message-bell.css";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { useHydrated } from "~/ui/form/use-hydrated";
import { useBellMessages } from "./bell-messages";
import { BellList } from "./bell-list";
import { Dropdown } from "./dropdown";
import { useUnreadMessages } from "./unread-messages";

/** The bell (§4): a dot while something is unread, and the messages, loaded anew each time it opens. Without scripts it leads to their list. */
export function MessageBell() {
  const { t } = useTranslation("messages");
  const isHydrated = useHydrated();
  const [unread, tell] = useUnreadMessages();
  const list = useBellMessages(tell);
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
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7z" />
        <path d="M10 20a2 2 0 0 0 4 0" />
      </svg>
      {isUnread ? <span className="bell-dot" /> : null}
      <span className="off-screen">{isUnread ? t("bell.unread") : t("title")}</span>
    </span>
  );
}
