import "./file.css";
import "./print.css";
import { Link, useLocation, useNavigate, useParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useLoaded } from "~/client/use-answer";
import * as review from "~/contract/review";
import type { ReviewFile } from "~/contract/review";
import { listPaths } from "~/list-paths";
import type { DecisionEvent, OnwardDecision } from "~/rules/onboarding/decision";
import { hasCompanyFile, isEnded, stages, toStage } from "~/rules/onboarding/stages";
import { Instant } from "~/ui/base/instant";
import { Timeline } from "~/ui/stages/timeline";
import type { TabState } from "~/ui/shell/tabs";
import { focusTitle } from "~/ui/page/title-focus";
import { QueryAnswer } from "~/sub-apps/built-in/answered";
import { useTitle } from "../../built-in/host";
import { useListPath, FileHead } from "./file-head";
import { companyNames } from "../base/company-names";
import { CategoriesCard } from "../categories/categories-card";
import { CertificationCard } from "./certification-card";
import { AskProvider } from "../conversation/ask-context";
import { ConversationCard } from "../conversation/conversation-card";
import { CorrectiveActionsCard } from "../corrective-actions/corrective-actions-card";
import { Decision } from "../decision/decision";
import { addUndoable } from "../decision/undoable-decisions";
import { UndoNotices } from "../decision/undo-notices";
import { flushDraft } from "../decision/draft-saver";
import { DeskProvider } from "../documents/desk";
import { DocumentPanel } from "../documents/document-panel";
import { FailedFile } from "./failed-file";
import { FileContents } from "./file-contents";
import { FilePacks } from "./file-packs";
import { FileKeys } from "../base/file-keys";
import { History } from "../notes/history";
import { rememberFile } from "../base/last-file";
import { DocumentLink } from "../documents/document-link";
import { Checklist } from "../phrases/checklist";
import { type Neighbours, useNeighbours } from "./neighbours";
import { RiskCard } from "../risk/risk-card";
import { ScorecardCard } from "../scorecard/scorecard-card";
import { SectionCards } from "./section-cards";
import { UndeliveredEmails } from "./undelivered-emails";
import { useHashTarget } from "~/ui/base/use-hash-target";
import { useMadeFor } from "~/ui/base/use-made-for";

/** One registration for its reviewers: all answers, the risks, and the decision. */
export default function FilePage() {
  const { id = "" } = useParams();
  // The message about a decision belongs to one file.
  return <OneFile key={id} id={id} />;
}

function OneFile({ id }: { id: string }) {
  const { t, i18n } = useTranslation("gsrm");
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const nameOf = (file: ReviewFile) => companyNames(file, i18n.language)[0] ?? t("queue.unnamed");
  const list = useListPath();
  const [since, setSince] = useState<number>();
  const query = useLoaded(["file", id, since], async (signal) => {
    await flushDraft(id);
    return call(review.file, { registrationId: id, ...(since && { since }) }, { signal });
  });
  const neighbours = useNeighbours(id);
  const [done, setDone] = useState<DecisionEvent | null>(null);
  useEffect(() => rememberFile(id), [id]);
  if (query.failure) return <FailedFile query={query} neighbours={neighbours} />;
  return (
    <QueryAnswer query={query}>
      {(file) => (
        <RegistrationFile
          key={file.registrationId + JSON.stringify(file.version)}
          file={file}
          neighbours={neighbours}
          done={done}
          onChanged={query.reload}
          onReload={() => {
            setSince(file.round || undefined);
            query.reload();
          }}
          onDecided={(event) => {
            const decided: Decided = { event, company: nameOf(file), id };
            if (neighbours.next)
              return navigate(neighbours.next, { state: { decided, inTabOf: pathname } satisfies FileState });
            setDone(event);
            query.reload();
            focusTitle();
          }}
          onDelayed={(event) => {
            addUndoable({ registrationId: id, company: nameOf(file), event, address: pathname + search });
            navigate(neighbours.next ?? list, { state: { inTabOf: pathname } satisfies TabState });
          }}
        />
      )}
    </QueryAnswer>
  );
}

/** A decision on the previous file, after which this one was opened. */
type Decided = { event: DecisionEvent; company: string; id: string };
type FileState = TabState & { decided: Decided };

type Props = {
  file: ReviewFile;
  neighbours: Neighbours;
  done: DecisionEvent | null;
  /** Loads the registration again after a change other than a decision. */
  onChanged: () => void;
  onDecided: (event: DecisionEvent) => void;
  onDelayed: (event: OnwardDecision) => void;
  onReload: () => void;
};

function RegistrationFile({ file, neighbours, done, onChanged, ...deciding }: Props) {
  const { t, i18n } = useTranslation(["gsrm", "progress"]);
  useTitle(companyNames(file, i18n.language)[0] ?? t("queue.unnamed"));
  const { progress } = file;
  const loadedAt = useMadeFor([file], () => new Date().toISOString());
  const [isChangesOnly, setChangesOnly] = useState(false);
  useHashTarget(".answer");
  return (
    <DeskProvider file={file}>
      <AskProvider>
        <div className="file full-width">
          <UndoNotices onUndone={onChanged} />
          <Outcome done={done} next={neighbours.next} />
          <FileHead file={file} neighbours={neighbours} onChanged={onChanged} />
          <UndeliveredEmails registrationId={file.registrationId} />
          <RiskCard file={file} loadedAt={loadedAt} onDecided={onChanged} />
          {toStage(progress.state) === stages.length ? (
            <CategoriesCard registrationId={file.registrationId} onChanged={onChanged} />
          ) : null}
          {hasCompanyFile(progress.state) ? (
            <>
              <ScorecardCard registrationId={file.registrationId} />
              <CorrectiveActionsCard registrationId={file.registrationId} />
            </>
          ) : null}
          <ConversationCard file={file} />
          <Decision file={file} hasNext={neighbours.next !== undefined} onChanged={onChanged} {...deciding}>
            {(comments) => (
              <div className="file-columns">
                <FileContents
                  file={file}
                  comments={comments}
                  isChangesOnly={isChangesOnly}
                  onChangesOnly={setChangesOnly}
                />
                <div className="file-main">
                  <OpenChanges file={file} />
                  <CertificationCard file={file} />
                  <SectionCards file={file} isChangesOnly={isChangesOnly} />
                  <Checklist registrationId={file.registrationId} />
                  <FilePacks registrationId={file.registrationId} />
                  <RemovedFiles file={file} />
                  <section className="card" aria-labelledby="stages-title">
                    <h2 id="stages-title">{t("progress:result.timeline")}</h2>
                    <Timeline stage={progress.stage} isRefused={isEnded(progress.state)} history={progress.history} />
                  </section>
                </div>
                <DocumentPanel file={file} />
              </div>
            )}
          </Decision>
          <div className="print-only">
            <History events={file.events} assignments={file.assignments} categoryChanges={file.categoryChanges} />
            <p>
              {t("file.printedFrom")} <Instant at={loadedAt} />
            </p>
          </div>
          <FileKeys hasChanges={file.changes !== null} />
        </div>
      </AskProvider>
    </DeskProvider>
  );
}

/** The last decision: on this file, with a link to the next one, or on the previous file, with a link back to it. */
function Outcome({ done, next }: { done: DecisionEvent | null; next: string | undefined }) {
  const { t } = useTranslation("gsrm");
  const list = useListPath();
  const { pathname, state } = useLocation();
  const { decided } = (state ?? {}) as Partial<FileState>;
  if (done)
    return (
      <div className="notice notice-good" role="status">
        <p>{t(`decision.done.${done}`)}</p>
        <div className="section-actions">
          {next ? (
            <Link to={next} state={{ inTabOf: pathname } satisfies TabState} className="button-primary">
              {t("decision.openNext")}
            </Link>
          ) : null}
          <Link to={list} className="button-default">
            {t("decision.toQueue")}
          </Link>
        </div>
      </div>
    );
  if (!decided) return null;
  return (
    <p className="notice notice-good" role="status">
      <Link to={listPaths.registrationFile(decided.id)} lang="">
        {decided.company}
      </Link>
      {t("decision.before")}
      {t(`decision.done.${decided.event}`)}
    </p>
  );
}

/** Pending changes of the company file, each with a link to its page. */
function OpenChanges({ file: { openChanges } }: { file: ReviewFile }) {
  const { t } = useTranslation(["gsrm", "fields"]);
  if (openChanges.length === 0) return null;
  return (
    <section className="notice notice-warning" aria-labelledby="open-changes-title">
      <h2 id="open-changes-title">{t("changes.open")}</h2>
      <ul>
        {openChanges.map(({ changeId, section, state }) => (
          <li key={changeId}>
            <Link to={listPaths.companyChange(changeId)}>{t(`fields:${section}.title`)}</Link> ·{" "}
            {t(`changes.states.${state}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Files of an earlier round that the supplier has removed since: the earlier decision was based on them. */
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
