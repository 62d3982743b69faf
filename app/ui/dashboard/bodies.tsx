import { Link } from "@remix-run/react";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { DashboardContent } from "./content";
import { DocumentsBody } from "./documents-body";
import { MessagesBody, NewsBody, NoticesBody } from "./list-bodies";
import { StageBody } from "./stage-body";
import { TasksBody } from "./tasks-body";

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
