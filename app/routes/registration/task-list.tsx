import { Link } from "~/ui/base/router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { SectionState } from "~/rules/registration/section-state";
import type { SectionId } from "~/rules/registration/section-ids";
import type { LastStep, WizardStep } from "~/rules/registration/wizard-steps";
import { IntentButton } from "~/ui/base/intent-button";
import { LineIcon } from "~/ui/base/line-icon";

type Task = {
  id: SectionId;
  /** Reviewer's comments that have not been dealt with. */ returned: number;
} & SectionState;
type Props = {
  tasks: Task[];
  end: LastStep;
  current: string;
  inSectionForm: boolean;
  /** The number of unread messages from purchasing. */
  unread: number;
};

/** The tabs, each with its remaining work, and the last step after them (§2). */
export function TaskList({ tasks, end, current, inSectionForm, unread }: Props) {
  const { t } = useTranslation();
  const count = tasks.filter(({ state, returned }) => state === "complete" && returned === 0).length;
  return (
    <nav aria-label={t("registration:tasks.title")} className="tasks">
      <div className="tasks-head">
        <p className="tasks-title">{t("registration:tasks.title")}</p>
        {/* The progress below it says the same in words. */}
        <p className="tasks-done" aria-hidden="true">
          {count} / {tasks.length}
        </p>
      </div>
      <progress
        value={count}
        max={tasks.length}
        aria-label={t("registration:tasks.done", { done: count, all: tasks.length })}
      />
      <ol>
        {tasks.map((task, at) => (
          <li key={task.id}>
            <TaskLink step={task.id} isCurrent={current === task.id} inSectionForm={inSectionForm}>
              <span className={`task-mark task-${task.returned > 0 ? "toCorrect" : task.state}`} aria-hidden="true">
                {task.state === "complete" && task.returned === 0 ? "✓" : at + 1}
              </span>
              <span className="task-name">{t(`fields:${task.id}.title`)}</span>
              <TaskState {...task} />
            </TaskLink>
          </li>
        ))}
        <li>
          <TaskLink step={end} isCurrent={current === end} inSectionForm={inSectionForm}>
            <span className="task-mark" aria-hidden="true">
              {tasks.length + 1}
            </span>
            <span className="task-name">{t(`registration:${end}.title`)}</span>
          </TaskLink>
        </li>
      </ol>
      {end === "part" ? null : (
        <div className="side-links">
          {besides.map((step) => (
            <TaskLink
              key={step}
              step={step}
              isCurrent={current === step}
              inSectionForm={inSectionForm}
              className="side-link"
            >
              <LineIcon path={pictures[step]} size={18} strokeWidth={1.75} />
              <span>
                {t(`registration:tasks.${step}`)}
                {step === "questions" && unread > 0 ? (
                  <>
                    {" "}
                    <span className="unread-mark">{t("registration:tasks.unread", { count: unread })}</span>
                  </>
                ) : null}
              </span>
            </TaskLink>
          ))}
        </div>
      )}
    </nav>
  );
}

/** The registrant's other actions, besides filling in the tabs. */
const besides = ["import", "colleagues", "questions"] as const;

/** Icons: a table, a person with a plus, a speech bubble. */
const pictures = {
  import: "M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14",
  colleagues:
    "M9.500 4.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7M3 19.500c.5-3.500 3-5 6.500-5s6 1.500 6.500 5M19 8v6m-3-3h6",
  questions: "M4 5h16v11H10l-4 3.500V16H4zM8 9h8M8 12.500h5",
} satisfies Record<(typeof besides)[number], string>;

/** States that a tab's mark shows by its number or tick: their labels are for screen readers only. */
const markedStates: readonly string[] = ["notStarted", "complete"];

/** The work left on a tab: the reviewer's comments take precedence over errors found by the rules. */
function TaskState(task: Task) {
  const { t } = useTranslation("registration");
  const state = task.returned > 0 ? "toCorrect" : task.state;
  const count = task.returned > 0 ? task.returned : "toCorrect" in task ? task.toCorrect : 0;
  const look = markedStates.includes(state) ? "off-screen" : `task-state task-${state}`;
  return <span className={look}>{t(`tasks.${state}`, { count })}</span>;
}

type LinkProps = {
  step: WizardStep;
  isCurrent: boolean;
  inSectionForm: boolean;
  className?: string;
  children: ReactNode;
};

/** In a section's form, the link is a submit button: without scripts a plain link would lose the input since the last save. */
function TaskLink({ step, isCurrent, inSectionForm, className = "task", children }: LinkProps) {
  const common = { className, "aria-current": isCurrent ? ("step" as const) : undefined, children };
  return inSectionForm ? (
    <IntentButton intent={`go:${step}`} {...common} />
  ) : (
    <Link to={paths.step(step)} {...common} />
  );
}
