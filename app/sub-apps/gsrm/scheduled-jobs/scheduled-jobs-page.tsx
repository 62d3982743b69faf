import "./scheduled-jobs.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as scheduledJobs from "~/contract/scheduled-jobs";
import { pages } from "~/rules/pages";
import { Instant } from "~/ui/base/instant";
import { QueryAnswer } from "../../built-in/answered";
import { ListTable } from "../../built-in/list-table";
import { PageHead } from "../../built-in/page-head";
import { Link } from "../../built-in/router";
import { JobResult } from "./job-result";
import { RunNow } from "./run-now";

/** The log line with the reason of a failure. */
const event = "job_failed";

/** The scheduled jobs, failing ones first: the last result of each, and a button to run it now. */
export default function ScheduledJobsPage() {
  const { t } = useTranslation("scheduledJobs");
  const query = useAnswer(scheduledJobs.list, {});
  const [status, setStatus] = useState("");
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")}>
        <Link to={pages.reviewSettings} className="button-default">
          {t("back")}
        </Link>
      </PageHead>
      <p role="status" className={status === "" ? "off-screen" : "notice notice-good"}>
        {status}
      </p>
      <QueryAnswer query={query}>
        {({ jobs, nextAt }) => (
          <>
            <Failing count={jobs.filter(({ failures }) => failures > 0).length} />
            {nextAt === null ? null : (
              <p>
                {t("next")}
                <Instant at={nextAt} />
              </p>
            )}
            <ListTable
              label={t("label")}
              rows={jobs}
              rowKey={({ job }) => job}
              columns={[
                { title: t("columns.name"), render: ({ job }) => t(`names.${job}`) },
                {
                  title: t("columns.every"),
                  render: ({ isPrompt }) => t(isPrompt ? "every.prompt" : "every.deferrable"),
                },
                { title: t("columns.state"), render: (row) => <JobResult job={row} /> },
                {
                  title: t("columns.ended"),
                  render: ({ endedAt }) => (endedAt === null ? t("notYet") : <Instant at={endedAt} />),
                },
                {
                  title: t("columns.acts"),
                  render: ({ job }) => (
                    <RunNow
                      job={job}
                      onDone={(words) => {
                        setStatus(words);
                        query.reload();
                      }}
                    />
                  ),
                },
              ]}
            />
          </>
        )}
      </QueryAnswer>
    </>
  );
}

function Failing({ count }: { count: number }) {
  const { t } = useTranslation("scheduledJobs");
  return count === 0 ? null : <p className="notice notice-warning">{t("failing", { count, event })}</p>;
}
