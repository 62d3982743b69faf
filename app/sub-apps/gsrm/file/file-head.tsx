import type { ReactNode } from "react";
import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ReviewFile } from "~/contract/review";
import { Instant } from "~/ui/page/instant";
import { paths } from "~/paths";
import { parseQueuePlace } from "~/rules/onboarding/queue";
import { NeighbourLinks, type Neighbours } from "./neighbours";

/** Whose registration it is, where it stands, and by when an answer was promised. */
export function FileHead({ file, neighbours }: { file: ReviewFile; neighbours: Neighbours }) {
  const { t } = useTranslation("gsrm");
  const { companyName, number, supplierCode, registrant, progress, submittedAt, dueAt, isLate, round } = file;
  return (
    <header className="file-head">
      <div className="file-way">
        <Link to={useListPath()}>{t("file.back")}</Link>
        <NeighbourLinks {...neighbours} />
      </div>
      <div className="file-name">
        <h1 id="file-title" tabIndex={-1} lang="">
          {companyName ?? t("queue.unnamed")}
        </h1>
        <span className="badge">{t(`states.${progress.state}`)}</span>
        {isLate ? <span className="badge badge-late">{t("queue.late")}</span> : null}
      </div>
      <dl className="file-facts">
        <Fact label={t("queue.number")}>{number}</Fact>
        {supplierCode ? <Fact label={t("queue.supplierCode")}>{supplierCode}</Fact> : null}
        <Fact label={t("file.registrant")}>
          <span lang="">{registrant.name}</span>
          <a href={`mailto:${registrant.email}`} lang="">
            {registrant.email}
          </a>
        </Fact>
        <Fact label={t("queue.submitted")}>
          {submittedAt ? <Instant at={submittedAt} show="day" /> : null}
          {round > 1 ? <span>{t("queue.round", { round })}</span> : null}
        </Fact>
        <Fact label={t("queue.due")}>{dueAt ? <Instant at={dueAt} show="day" /> : t("queue.noDue")}</Fact>
      </dl>
    </header>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Back to the list of registrations, at the filter and the page that the address of this page brings along. */
export const useListPath = (): string =>
  paths.registrationsAt(parseQueuePlace(new URLSearchParams(useLocation().search)));
