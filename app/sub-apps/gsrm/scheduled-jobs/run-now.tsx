import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as scheduledJobs from "~/contract/scheduled-jobs";
import type { JobName } from "~/rules/jobs/job-names";
import { FailureNotice } from "../../built-in/failure-notice";

type Props = { job: JobName; onDone: (words: string) => void };

/** Runs a job within half a minute. The button stays and keeps the focus. */
export function RunNow({ job, onDone }: Props) {
  const { t } = useTranslation("scheduledJobs");
  const words = { name: t(`names.${job}`) };
  const action = useAction(async () => {
    await call(scheduledJobs.run, { job });
    onDone(t("requested", words));
  });
  return (
    <>
      <button type="button" className="button-link" aria-label={t("runFor", words)} onClick={() => void action.run()}>
        {t("run")}
      </button>
      <FailureNotice failure={action.failure} />
    </>
  );
}
