import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Task } from "~/contract/tasks";
import { paths } from "~/paths";
import { ExportLink } from "~/ui/table/export-link";
import { Instant } from "~/ui/base/instant";
import { useShell } from "~/ui/workspace/shell-facts";
import type { ContentOf } from "./content";
import { Empty, NotLoaded } from "./not-loaded";
import { useMayOpen } from "./use-may-open";

/** Tasks by state (§4). */
export function TasksBody({ content: { tasks } }: ContentOf<"tasks">) {
  const { t } = useTranslation(["dashboard", "import"]);
  if (!tasks) return <NotLoaded />;
  return (
    <>
      <nav className="dashboard-filters" aria-label={t("tasks.filters")}>
        {tasks.states.map(({ code, name }) => (
          <Link
            key={code}
            to={paths.workspaceTasks(code)}
            preventScrollReset
            aria-current={code === tasks.filter ? "true" : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      {tasks.rows.length === 0 ? <Empty text={t("tasks.empty")} /> : null}
      <ul className="dashboard-list">
        {tasks.rows.map((task) => (
          <TaskRow
            key={task.taskId}
            task={task}
            stateName={tasks.states.find(({ code }) => code === task.state)?.name ?? task.state}
          />
        ))}
      </ul>
      {tasks.total > tasks.rows.length ? (
        <p className="dashboard-empty">{t("tasks.more", { count: tasks.total - tasks.rows.length })}</p>
      ) : null}
      {tasks.rows.length > 0 ? (
        <p className="dashboard-export">
          <ExportLink to={paths.exportTasks(tasks.filter)}>{t("import:exports.excel")}</ExportLink>
        </p>
      ) : null}
    </>
  );
}

type RowProps = { task: Task; stateName: string };

function TaskRow({ task: { title, kind, state, dueDate, to }, stateName }: RowProps) {
  const { t } = useTranslation("dashboard");
  const { now } = useShell();
  const mayOpen = useMayOpen();
  const isLate = state === "open" && dueDate !== null && dueDate < now;
  return (
    <li>
      <span>
        <span className="tag">{t(`tasks.kinds.${kind}`)}</span>{" "}
        {to && mayOpen(to) ? <Link to={to}>{title}</Link> : title}
      </span>
      {state === "open" ? (
        <span className={isLate ? "tag tag-error" : undefined}>
          {isLate ? `${t("tasks.late")} ` : null}
          {dueDate ? <Instant at={dueDate} show="day" /> : t("tasks.whenever")}
        </span>
      ) : (
        <span className="tag">{stateName}</span>
      )}
    </li>
  );
}
