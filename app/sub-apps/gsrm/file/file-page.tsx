import "./file.css";
import { Link, useParams } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReviewFile } from "~/contract/review";
import * as review from "~/contract/review";
import type { DecisionEvent } from "~/rules/onboarding/decision";
import { Timeline } from "~/ui/stages/timeline";
import { isEnded } from "~/rules/onboarding/stages";
import { Answered } from "../../built-in/answered";
import { useTitle } from "../../built-in/host";
import { useListPath } from "../queue/use-list-path";
import { useAnswer } from "../../built-in/use-answer";
import { CertificationCard } from "./certification-card";
import { Decision } from "./decision";
import { FileHead } from "./file-head";
import { History } from "./history";
import { OpenChanges } from "./open-changes";
import { RemovedFiles } from "./removed-files";
import { Risks } from "./risks";
import { SectionCards } from "./section-cards";

/** One registration, for who decides about it: everything that was said, what to look at twice, and the decision. */
export default function FilePage() {
  const { id = "" } = useParams();
  const [since, setSince] = useState<number>();
  const asked = useAnswer(review.file, { registrationId: id, ...(since && { since }) });
  const [done, setDone] = useState<DecisionEvent | null>(null);
  return (
    <Answered asked={asked}>
      {(file) => (
        <RegistrationFile
          key={file.registrationId + JSON.stringify(file.version)}
          file={file}
          done={done}
          onReload={() => {
            setSince(file.round || undefined);
            asked.reload();
          }}
          onDecided={(event) => {
            setDone(event);
            asked.reload();
            document.getElementById("file-title")?.focus();
          }}
        />
      )}
    </Answered>
  );
}

type Props = {
  file: ReviewFile;
  done: DecisionEvent | null;
  onDecided: (event: DecisionEvent) => void;
  onReload: () => void;
};

function RegistrationFile({ file, done, onDecided, onReload }: Props) {
  const { t } = useTranslation(["gsrm", "progress"]);
  useTitle(file.companyName ?? t("queue.unnamed"));
  const { progress } = file;
  const list = useListPath();
  return (
    <>
      <FileHead file={file} />
      {done ? (
        <div className="notice notice-good" role="status">
          <p>{t(`decision.done.${done}`)}</p>
          <Link to={list}>{t("decision.toQueue")}</Link>
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
