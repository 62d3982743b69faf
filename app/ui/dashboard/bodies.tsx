import { Link } from "@remix-run/react";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Instant } from "~/ui/page/instant";
import type { DashboardContent } from "./content";
import { MessagesBody, NewsBody, NoticesBody } from "./list-bodies";
import { StageBody } from "./stage-body";
import { TasksBody } from "./tasks-body";
import { Empty, NotLoaded } from "./not-loaded";

/** What each card shows, by its code; a card the base API knows and we do not is left out. */
export const bodies: Partial<Record<string, ComponentType<{ content: DashboardContent }>>> = {
  stage: StageBody,
  tasks: TasksBody,
  notices: NoticesBody,
  messages: MessagesBody,
  documents: DocumentsBody,
  news: NewsBody,
  conduct: ConductBody,
};

const notices = ["admittance", "society", "question", "honest"] as const;

/** What the company expects of its partners (§1). */
function ConductBody() {
  const { t } = useTranslation("home");
  return (
    <ul className="dashboard-list">
      {notices.map((code) => (
        <li key={code}>
          <Link to={paths.homeNotice(code)}>{t(`notices.${code}`)}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Certificates and attachments that have expired or will soon. */
function DocumentsBody({ content: { standing } }: { content: DashboardContent }) {
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
