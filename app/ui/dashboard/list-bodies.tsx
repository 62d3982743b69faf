import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listPaths } from "~/list-paths";
import { paths } from "~/paths";
import { Instant } from "~/ui/base/instant";
import { AlarmMark } from "~/ui/reading/message-row";
import type { ContentOf } from "./content";
import { NewsEntry } from "./news-entry";
import { Empty, NotLoaded } from "./not-loaded";

/** The newest notices. */
export function NoticesBody({ content: { notices } }: ContentOf<"notices">) {
  const { t } = useTranslation("dashboard");
  if (!notices) return <NotLoaded />;
  if (notices.length === 0) return <Empty text={t("notices.empty")} />;
  return (
    <>
      <ul className="dashboard-list">
        {notices.map(({ noticeId, title, publishedDate }) => (
          <li key={noticeId}>
            <Link to={listPaths.notice(noticeId)}>{title}</Link>
            <Instant at={publishedDate} show="day" />
          </li>
        ))}
      </ul>
      <All to={paths.notices} />
    </>
  );
}

/** The unread messages. */
export function MessagesBody({ content: { messages } }: ContentOf<"messages">) {
  const { t } = useTranslation("dashboard");
  if (!messages) return <NotLoaded />;
  if (messages.total === 0) return <Empty text={t("messages.empty")} />;
  return (
    <>
      <p className="dashboard-count">{t("messages.count", { count: messages.total })}</p>
      <ul className="dashboard-list">
        {messages.rows.map(({ messageId, title, createDate, isAlarm }) => (
          <li key={messageId}>
            <Link to={listPaths.message(messageId)}>
              {isAlarm ? <AlarmMark /> : null}
              {title}
            </Link>
            <Instant at={createDate} show="day" />
          </li>
        ))}
      </ul>
      <All to={paths.messages} />
    </>
  );
}

/** News, each with its text under its title. */
export function NewsBody({ content: { news } }: ContentOf<"news">) {
  const { t } = useTranslation("dashboard");
  if (!news) return <NotLoaded />;
  if (news.length === 0) return <Empty text={t("news.empty")} />;
  return (
    <ul className="dashboard-news">
      {news.map(({ newsId, ...entry }) => (
        <li key={newsId}>
          <NewsEntry {...entry} />
        </li>
      ))}
    </ul>
  );
}

/** The link to the full list of which a card shows the first rows. */
export function All({ to }: { to: string }) {
  const { t } = useTranslation("dashboard");
  return (
    <p className="dashboard-all">
      <Link to={to}>{t("all")}</Link>
    </p>
  );
}
