import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { list } from "~/contract/tasks";
import { Instant } from "~/ui/page/instant";
import { Answered } from "../../built-in/answered";
import { useAnswer } from "~/client/use-answer";

/** What the company still has to do, the most urgent first. */
export function OpenTasks() {
  const { t } = useTranslation("gcis");
  const query = useAnswer(list, { state: "open" });
  return (
    <>
      <h3>{t("next.tasks")}</h3>
      <Answered query={query}>
        {({ content }) =>
          content.length === 0 ? (
            <p>{t("next.noTasks")}</p>
          ) : (
            <ul className="standing-documents">
              {content.map(({ taskId, title, dueDate, to }) => (
                <li key={taskId}>
                  {to ? <Link to={to}>{title}</Link> : <span>{title}</span>}
                  {dueDate ? (
                    <span className="field-hint">
                      {t("next.due")}
                      <Instant at={dueDate} show="day" />
                    </span>
                  ) : null}
                  {dueDate && new Date(dueDate) < new Date() ? (
                    <span className="badge badge-late">{t("next.late")}</span>
                  ) : null}
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </>
  );
}
