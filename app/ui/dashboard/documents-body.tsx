import { useTranslation } from "react-i18next";
import { Instant } from "~/ui/page/instant";
import type { DashboardContent } from "./content";
import { Empty, NotLoaded } from "./not-loaded";

/** Certificates and attachments that have expired or will soon. */
export function DocumentsBody({ content: { standing } }: { content: DashboardContent }) {
  const { t } = useTranslation(["dashboard", "options"]);
  if (!standing) return <NotLoaded />;
  const documents = standing.told?.documents ?? [];
  if (documents.length === 0) return <Empty text={t("documents.empty")} />;
  return (
    <ul className="dashboard-list">
      {documents.map(({ list, type, expiresOn, isExpired }) => (
        <li key={`${list} ${type} ${expiresOn}`}>
          <span>{t(`options:${list}.${type}`, { defaultValue: type })}</span>
          <span className={isExpired ? "tag tag-error" : "tag tag-warning"}>
            {isExpired ? t("documents.expired") : t("documents.soon")} <Instant at={expiresOn} show="day" />
          </span>
        </li>
      ))}
    </ul>
  );
}
