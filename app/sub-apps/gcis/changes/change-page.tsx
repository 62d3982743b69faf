import { Link, useParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import "~/ui/form/form.css";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import { useAnswer } from "~/client/use-answer";
import * as changeRequests from "~/contract/change-requests";
import type { ChangeView } from "~/contract/change-requests";
import { contentOfChange } from "~/contract/evidence";
import { paths } from "~/paths";
import { nextChange } from "~/rules/change-request/change-transitions";
import type { PackKind } from "~/rules/evidence/evidence-pack";
import { sections } from "~/rules/registration/sections";
import { ChangedAnswers } from "~/ui/answers/changed-answers";
import { ChangePack } from "~/ui/evidence/change-pack";
import { Sure } from "~/ui/feedback/sure";
import { fieldWords } from "~/ui/form/state/field-words";
import { QueryAnswer } from "~/sub-apps/built-in/answered";
import { FailureNotice } from "~/sub-apps/built-in/failure-notice";
import { useTitle } from "~/sub-apps/built-in/host";
import { PageHead } from "~/sub-apps/built-in/page-head";
import { useListMeanings } from "~/sub-apps/built-in/use-meanings";
import { toCare } from "~/rules/change-request/care-levels";
import { formatInstant } from "~/rules/format";
import { Instant } from "~/ui/base/instant";
import { WithName } from "~/ui/base/with-name";
import { FileList } from "~/ui/form/kinds/file-list";
import { companyFileCalls } from "../base/company-file";
import { OtherArea, useMayChange } from "../base/own-areas";
import { BankCare } from "../propose/bank-care";
import { ChangeCodeStep } from "./code-step";
import { StateBadge } from "./state-badge";

/** One change: its progress, its contents, and the actions open to the supplier. */
export default function OwnChangePage() {
  const { changeId = "" } = useParams();
  const query = useAnswer(changeRequests.one, { changeId });
  return (
    <QueryAnswer query={query}>
      {(change) => <Change key={changeId} change={change} onChanged={query.reload} />}
    </QueryAnswer>
  );
}

type Props = { change: changeRequests.ChangeView; onChanged: () => void };

function Change({ change, onChanged }: Props) {
  const { t } = useTranslation(["gcis", "fields"]);
  const { changeId, section, careLevel, state, note, reason, proof } = change;
  const title = t("changes.one", { section: t(`fields:${section}.title`) });
  const mayChange = useMayChange()(section);
  const isTheirs = nextChange(careLevel, state, "withdraw") !== undefined;
  useTitle(title);
  return (
    <>
      <PageHead title={title}>
        <Link to={paths.changes} className="button-default">
          {t("changes.back")}
        </Link>
      </PageHead>
      <section className="card change-standing" aria-label={t("changes.state")}>
        <p>
          <StateBadge state={state} />
        </p>
        <p>{t(`changes.explained.${state}`)}</p>
        {reason ? <Words title={t("changes.reason")} text={reason} /> : null}
        {note ? <Words title={t("changes.noteTitle")} text={note} /> : null}
        {proof.length > 0 ? <ProofFiles files={proof} /> : null}
      </section>
      {state === "awaitingCode" && mayChange ? <ChangeCodeStep changeId={changeId} onConfirmed={onChanged} /> : null}
      <OwnChangeSteps change={change} />
      <WhatChanges change={change} />
      <ChangePack pack={change.evidence} hrefOf={(kind) => packHref(changeId, kind)} onLook={onChanged} />
      {section === "bank" && isTheirs ? <BankCare /> : null}
      {isTheirs && mayChange ? <Withdraw changeId={changeId} onWithdrawn={onChanged} /> : null}
      {isTheirs && !mayChange ? <OtherArea section={section} /> : null}
    </>
  );
}

const packHref = (changeId: string, kind: PackKind) =>
  contentOfChange.path.replace("{changeId}", changeId).replace("{kind}", kind);

const Words = ({ title, text }: { title: string; text: string }) => (
  <div className="change-words">
    <h2>{title}</h2>
    <p lang="">{text}</p>
  </div>
);

/** The files that prove a new account. */
function ProofFiles({ files }: { files: ChangeView["proof"] }) {
  const { t } = useTranslation("gcis");
  return (
    <div className="change-words">
      <h2 id="proof-title">{t("changes.proof")}</h2>
      <FileList stored={files} uploads={[]} hrefOf={companyFileCalls.hrefOf} />
    </div>
  );
}

/** The changed answers, each before and after. */
function WhatChanges({ change }: { change: ChangeView }) {
  const { t, i18n } = useTranslation(["gcis", "fields"]);
  const { section, changed, files, submittedBy, createdAt } = change;
  const date = formatInstant(i18n.language, createdAt);
  const [before, after] = [change.before, change.after];
  const meanings = useListMeanings(section, [before, after]);
  return (
    <section className="card" aria-labelledby="what-title">
      <h2 id="what-title">{t("changes.what")}</h2>
      <ChangedAnswers
        fields={sections[section].fields}
        changed={changed}
        before={before}
        after={after}
        meanings={meanings ?? {}}
        files={files}
        words={fieldWords(t, i18n.exists.bind(i18n), section)}
      />
      {submittedBy === undefined ? null : (
        <p className="field-hint">
          <WithName name={submittedBy} say={(name) => t("changes.entered", { name, date })} />
        </p>
      )}
    </section>
  );
}

type WithdrawProps = { changeId: string; onWithdrawn: () => void };

/** Withdraws a change, after a confirmation. */
function Withdraw({ changeId, onWithdrawn }: WithdrawProps) {
  const { t } = useTranslation("gcis");
  const withdraw = useAction(async () => {
    await call(changeRequests.withdraw, { changeId });
    onWithdrawn();
  });
  const words = {
    act: t("changes.withdraw"),
    sure: t("changes.withdrawSure"),
    yes: t("changes.withdrawYes"),
    no: t("changes.withdrawNo"),
  };
  return (
    <>
      <FailureNotice failure={withdraw.failure} />
      <Sure words={words} look="button-default" isBusy={withdraw.isBusy} onYes={() => void withdraw.run()} />
    </>
  );
}

type Step = { name: string; at: string | null; isDone: boolean };

/** The steps of a change until it takes effect, with their times: for bank details, a call and two approvers. */
export function OwnChangeSteps({ change }: { change: ChangeView }) {
  const { t } = useTranslation("gcis");
  const { state, careLevel, createdAt, calledBackAt, approvals: count, approvalsNeeded, effectiveAt } = change;
  const isProposed = state !== "awaitingCode";
  const isCalled: Step[] = toCare(careLevel).isCalledBack
    ? [{ name: t("changes.steps.calledBack"), at: calledBackAt, isDone: calledBackAt !== null }]
    : [];
  const approvalLabel =
    approvalsNeeded > 1
      ? t("changes.steps.approvals", { count, needed: approvalsNeeded })
      : t("changes.steps.approved");
  const steps: Step[] = [
    { name: t("changes.steps.proposed"), at: isProposed ? createdAt : null, isDone: isProposed },
    ...isCalled,
    { name: approvalLabel, at: null, isDone: count === approvalsNeeded },
    { name: t("changes.steps.effective"), at: effectiveAt, isDone: state === "effective" },
  ];
  return (
    <section className="card" aria-labelledby="steps-title">
      <h2 id="steps-title">{t("changes.how")}</h2>
      <ol className="change-steps">
        {steps.map(({ name, at, isDone }) => (
          <li key={name} className={isDone ? "change-step-done" : undefined}>
            <span>{name}</span>
            <span className="field-hint">
              {at ? <Instant at={at} /> : null}
              {isDone || at ? null : t("changes.steps.waiting")}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
