import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { firstPage } from "~/rules/limits";
import { messageFilters, type MessagePlace } from "~/rules/message-list";

/** All messages, or the unread ones only. */
export function MessageFilters({ place, unread }: { place: MessagePlace; unread: number }) {
  const { t } = useTranslation("messages");
  const words = { all: t("filter.all"), unread: t("filter.unread", { unread }) };
  return (
    <nav className="reading-filters" aria-label={t("filter.label")}>
      {messageFilters.map((filter) => (
        <Link
          key={filter}
          to={paths.messagesAt({ ...place, page: firstPage, filter })}
          aria-current={filter === place.filter ? "page" : undefined}
        >
          {words[filter]}
        </Link>
      ))}
    </nav>
  );
}
