import { useTranslation } from "react-i18next";
import type { ScheduledJob } from "~/contract/scheduled-jobs";
import { Instant } from "~/ui/base/instant";

/** The last result of a job, and the number and time of its failures. */
export function JobResult({ job: { endedAt, failures, failedAt, requestedAt } }: { job: ScheduledJob }) {
  const { t } = useTranslation("scheduledJobs");
  const state = requestedAt !== null ? "requested" : endedAt === null ? "never" : "good";
  if (failures === 0)
    return <span className={state === "good" ? "badge badge-good" : "badge"}>{t(`states.${state}`)}</span>;
  return (
    <div className="job-result">
      <span className="badge badge-late">{t("failed", { count: failures })}</span>
      {requestedAt === null ? null : <span className="job-detail">{t("states.requested")}</span>}
      {failedAt === null ? null : (
        <span className="job-detail">
          {t("failedAt")}
          <Instant at={failedAt} />
        </span>
      )}
    </div>
  );
}
