import "./file.css";
import { Link, useParams } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as review from "~/contract/review";
import type { ReviewFile } from "~/contract/review";
import { paths } from "~/paths";
import type { DecisionEvent } from "~/rules/onboarding/decision";
import { isEnded } from "~/rules/onboarding/stages";
import { Instant } from "~/ui/page/instant";
import { Timeline } from "~/ui/stages/timeline";
import { QueryAnswer } from "~/sub-apps/built-in/answered";
import { useTitle } from "../../built-in/host";
import { useListPath, FileHead } from "./file-head";
import { CertificationCard } from "./certification-card";
import { Decision } from "./decision";
import { DocumentLink } from "./document-link";
import { History } from "./history";
import { type Neighbours, useNeighbours } from "./neighbours";
import { Risks } from "./risks";
import { SectionCards } from "./section-cards";

/** One registration, for who decides about it: everything that was said, what to look at twice, and the decision. */
export default function FilePage() {
  const { id = "" } = useParams();
  // What was decided on one file is not said of the next.
  return <OneFile key={id} id={id} />;
}

function OneFile({ id }: { id: string }) {
  const [since, setSince] = useState<number>();
  const query = useAnswer(review.file, { registrationId: id, ...(since && { since }) });
  const neighbours = useNeighbours(id);
  const [done, setDone] = useState<DecisionEvent | null>(null);
  return (
    <QueryAnswer query={query}>
      {(file) => (
        <RegistrationFile
          key={file.registrationId + JSON.stringify(file.version)}
          file={file}
          neighbours={neighbours}
          done={done}
          onReload={() => {
            setSince(file.round || undefined);
            query.reload();
          }}
          onDecided={(event) => {
            setDone(event);
            query.reload();
            document.getElementById("file-title")?.focus();
          }}
        />
      )}
    </QueryAnswer>
  );
}

type Props = {
  file: ReviewFile;
  neighbours: Neighbours;
  done: DecisionEvent | null;
  onDecided: (event: DecisionEvent) => void;
  onReload: () => void;
};

function RegistrationFile({ file, neighbours, done, onDecided, onReload }: Props) {
  const { t } = useTranslation(["gsrm", "progress"]);
  useTitle(file.companyName ?? t("queue.unnamed"));
  const { progress } = file;
  const list = useListPath();
  return (
    <>
      <FileHead file={file} neighbours={neighbours} />
      {done ? (
        <div className="notice notice-good" role="status">
          <p>{t(`decision.done.${done}`)}</p>
          <div className="section-actions">
            {neighbours.next ? (
              <Link to={neighbours.next} className="button-primary">
                {t("decision.openNext")}
              </Link>
            ) : null}
            <Link to={list} className="button-default">
              {t("decision.toQueue")}
            </Link>
          </div>
        </div>
      ) : null}
      <Decision file={file} onDecided={onDecided} onReload={onReload}>
        <Risks file={file} />
        <OpenChanges file={file} />
        <CertificationCard file={file} />
        <SectionCards file={file} />
        <RemovedFiles file={file} />
        <section className="card" aria-labelledby="stages-title">
          <h2 id="stages-title">{t("progress:result.timeline")}</h2>
          <Timeline stage={progress.stage} isRefused={isEnded(progress.state)} history={progress.history} />
        </section>
        <History events={file.events} />
      </Decision>
    </>
  );
}

/** Changes of the company file that are under way, each with a link to its page. */
function OpenChanges({ file: { openChanges } }: { file: ReviewFile }) {
  const { t } = useTranslation(["gsrm", "fields"]);
  if (openChanges.length === 0) return null;
  return (
    <section className="notice notice-warning" aria-labelledby="open-changes-title">
      <h2 id="open-changes-title">{t("changes.open")}</h2>
      <ul>
        {openChanges.map(({ changeId, section, state }) => (
          <li key={changeId}>
            <Link to={paths.companyChange(changeId)}>{t(`fields:${section}.title`)}</Link> ·{" "}
            {t(`changes.states.${state}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Files of an earlier round that the supplier has removed since: the earlier decision was about them. */
function RemovedFiles({ file: { registrationId, removedFiles } }: { file: ReviewFile }) {
  const { t } = useTranslation("gsrm");
  if (removedFiles.length === 0) return null;
  return (
    <section className="card" aria-labelledby="removed-title">
      <h2 id="removed-title">{t("file.removed")}</h2>
      <p className="field-hint">{t("file.removedText")}</p>
      <ul>
        {removedFiles.map((one) => (
          <li key={one.fileUrl}>
            <DocumentLink registrationId={registrationId} file={one} />
            {t("file.removedAt")} <Instant at={one.removedAt} />
          </li>
        ))}
      </ul>
    </section>
  );
}
