import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listPaths } from "~/list-paths";
import { Instant } from "~/ui/base/instant";
import type { ContentOf } from "./content";

/** Unread messages that report a possible fraud: shown above everything else. */
export function Alarms({ content: { messages } }: ContentOf<"messages">) {
  const { t } = useTranslation("dashboard");
  if (!messages || messages.alarms.length === 0) return null;
  return (
    <section className="dashboard-alarms" aria-label={t("alarms.title")}>
      <ul>
        {messages.alarms.map(({ messageId, title, createDate }) => (
          <li key={messageId}>
            <strong>{title}</strong>
            <Instant at={createDate} show="moment" />
            <Link to={listPaths.message(messageId)} className="button-default">
              {t("alarms.check")}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
