import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listPaths } from "~/list-paths";
import { orderNames } from "~/rules/format";
import { defaultPageSize, firstPage } from "~/rules/paging/page-sizes";
import { reviewSoonDays } from "~/rules/onboarding/limits";
import { pages } from "~/rules/pages";
import { type QueueFilter, toStandardFilter, wholeQueue } from "~/rules/queue/queue-place";
import { AgeingChart } from "~/ui/charts/ageing-chart";
import { Instant } from "~/ui/base/instant";
import type { ContentOf } from "./content";
import { Empty, NotLoaded } from "./not-loaded";

const toQueue = (filter: QueueFilter) =>
  listPaths.registrationsAt({ ...filter, order: "due", page: firstPage, size: defaultPageSize });

/** The figures that a reviewer needs at the start of the day. Each links to the list that it counts. */
export function FiguresBody({ content: { summary } }: ContentOf<"summary">) {
  const { t } = useTranslation("figures");
  if (!summary) return <NotLoaded />;
  const figures = [
    { key: "late", name: t("summary.late"), to: toQueue(toStandardFilter("late")), count: summary.late },
    {
      key: "soon",
      name: t("summary.dueSoon", { count: reviewSoonDays }),
      to: toQueue({ ...wholeQueue, isSoon: true }),
      count: summary.dueSoon,
    },
    { key: "waiting", name: t("summary.waiting"), to: toQueue(wholeQueue), count: summary.waiting },
    { key: "mine", name: t("summary.mine"), to: toQueue(toStandardFilter("mine")), count: summary.mine },
    { key: "changes", name: t("summary.changes"), to: pages.companyChanges, count: summary.changes },
  ];
  return (
    <ul className="dashboard-figures">
      {figures.map(({ key, name, to, count }) => (
        <li key={key} data-tone={count > 0 ? key : undefined}>
          <Link to={to}>
            <span>{name}</span> <strong>{count}</strong>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The registrations assigned to the user, earliest due date first. */
export function QueueBody({ content: { queue } }: ContentOf<"queue">) {
  const { t, i18n } = useTranslation(["figures", "dashboard"]);
  if (!queue) return <NotLoaded />;
  const open = (
    <p className="dashboard-all">
      <Link to={toQueue(toStandardFilter("mine"))}>{t("figures:queue.open")}</Link>
    </p>
  );
  if (queue.length === 0)
    return (
      <>
        <Empty text={t("figures:queue.empty")} />
        {open}
      </>
    );
  return (
    <>
      <ul className="dashboard-list dashboard-queue" aria-label={t("figures:queue.label")}>
        {queue.map(({ registrationId, companyName, companyEnglishName, number, state, dueAt, isLate }) => {
          const names = orderNames(i18n.language, companyName, companyEnglishName);
          return (
            <li key={registrationId}>
              <Link to={listPaths.registrationFile(registrationId)} lang="" translate="no" title={names.join(" · ")}>
                {names[0] ?? number}
              </Link>
              <span className="dashboard-queue-state">
                <span className="tag">{t(`figures:states.${state as "potential"}`)}</span>{" "}
                {dueAt ? (
                  <span className={isLate ? "tag tag-error" : undefined}>
                    {isLate ? `${t("dashboard:tasks.late")} ` : null}
                    <Instant at={dueAt} show="short" />
                  </span>
                ) : (
                  <span className="dashboard-empty">{t("figures:queue.noDue")}</span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {open}
    </>
  );
}

/** The waiting times of registrations for purchasing. */
export function AgeingBody({ content: { ageing } }: ContentOf<"ageing">) {
  const { t } = useTranslation("figures");
  if (!ageing) return <NotLoaded />;
  return (
    <>
      <p className="dashboard-count">{t("ageing.text")}</p>
      <AgeingChart ageing={ageing} />
      <p className="dashboard-all">
        <Link to={pages.figures}>{t("title")}</Link>
      </p>
    </>
  );
}
