import type { ReactNode } from "react";
import { Link, useLocation } from "../../built-in/router";
import { useTranslation } from "react-i18next";
import type { ReviewFile } from "~/contract/review";
import { ShownAddress } from "~/ui/answers/shown-address";
import { Instant } from "~/ui/base/instant";
import { listPaths } from "~/list-paths";
import { parseQueuePlace } from "~/rules/queue/queue-place";
import { companyNames } from "../base/company-names";
import { Assignee } from "../assign/assignee";
import { FileTeam } from "../notes/file-team";
import { StageCell, WaitCell } from "../queue/queue-cells";
import { RiskMark } from "../risk/risk-mark";
import { NeighbourLinks, type Neighbours } from "./neighbours";

type Props = {
  file: ReviewFile;
  neighbours: Neighbours;
  /** Loads the current registration. */
  onChanged: () => void;
};

/** The company, the reviewer, the state, and the promised date of a registration. */
export function FileHead({ file, neighbours, onChanged }: Props) {
  const { t, i18n } = useTranslation("gsrm");
  const { number, supplierCode, registrant, invitedBy, progress, submittedAt, dueAt, clock, round, risks } = file;
  const [first, other] = companyNames(file, i18n.language);
  return (
    <header className="file-head">
      <div className="file-way">
        <Link to={useListPath()}>{t("file.back")}</Link>
        <NeighbourLinks {...neighbours} />
        <button type="button" className="button-default file-print" onClick={() => print()}>
          {t("file.print")}
        </button>
        <FileTeam file={file} />
      </div>
      <div className="file-name">
        <h1 id="file-title" tabIndex={-1} lang="">
          {first ?? t("queue.unnamed")}
        </h1>
        {/* Every navigation leaves the focus on the title: the ways past the answers follow it. */}
        <a href="#decision" className="skip-link">
          {t("file.toDecision")}
        </a>
        <a href="#documents" className="skip-link">
          {t("file.toDocuments")}
        </a>
        {other ? (
          <span className="queue-quiet" lang="">
            {other}
          </span>
        ) : null}
      </div>
      <div className="file-state">
        <StageCell state={progress.state} />
        {round > 1 ? <span className="queue-round">{t("queue.round", { round })}</span> : null}
        <WaitCell clock={clock} />
        <a href="#risks" className="file-risk">
          <RiskMark level={risks.level} />
        </a>
        <span className="file-owner">
          <span>{t("queue.columns.assignee")}</span>
          <Assignee file={file} onChanged={onChanged} />
        </span>
      </div>
      <dl className="file-facts">
        <Fact label={t("queue.number")}>{number}</Fact>
        {supplierCode ? <Fact label={t("queue.supplierCode")}>{supplierCode}</Fact> : null}
        <Fact label={t("file.registrant")}>
          <span lang="">{registrant.name}</span>{" "}
          <a href={`mailto:${registrant.email}`}>
            <ShownAddress address={registrant.email} />
          </a>
        </Fact>
        {invitedBy ? (
          <Fact label={t("file.invitedBy")}>
            <span lang="">{invitedBy.userName}</span>
          </Fact>
        ) : null}
        {submittedAt ? (
          <Fact label={t("queue.columns.submitted")}>
            <Instant at={submittedAt} show="short" />
          </Fact>
        ) : null}
        {dueAt ? (
          <Fact label={t("queue.columns.due")}>
            <Instant at={dueAt} show="short" />
          </Fact>
        ) : null}
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

/** Link back to the list of registrations, with the filter and page from the address of this page. */
export const useListPath = (): string =>
  listPaths.registrationsAt(parseQueuePlace(new URLSearchParams(useLocation().search)));
