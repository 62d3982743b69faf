import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import "@mantine/core/styles/Progress.css";
import { Progress } from "@mantine/core";
import { paths } from "~/paths";
import { isEnded, stages } from "~/rules/onboarding/stages";
import type { transitions } from "~/rules/onboarding/transitions";
import { Timeline } from "~/ui/stages/timeline";
import { formatDay } from "~/rules/format";
import { ExpectedDate } from "~/ui/stages/expected";
import type { ProgressStanding } from "./progress-forms";

type Props = {
  standing: ProgressStanding;
  /** Whether this browser may read what was submitted. */
  hasSession: boolean;
  /** Whether the page shows the same again: the answer to a code is shown once. */
  isKept: boolean;
  /** The evidence packs, where the page shows the same again. */
  children?: ReactNode;
};

/** The progress of the registration, and what to do next (§1). */
export function ProgressResult({ standing, hasSession, isKept, children }: Props) {
  const { t } = useTranslation(["progress", "evidence"]);
  const { companyName, number, shownState, progress } = standing;
  const isOver = isEnded(progress.state);
  return (
    <main id="main" className="progress-page progress-result">
      <div className="progress-head">
        <p className="result-number">
          {t("result.number")} <strong>{number ?? t("result.noNumber")}</strong>
        </p>
        <h1>
          {companyName ? (
            <span lang="" translate="no">
              {companyName}
            </span>
          ) : (
            t("result.unnamed")
          )}
        </h1>
      </div>
      <section className={`result-state${isOver ? " result-refused" : ""}`} aria-labelledby="state-title">
        <h2 id="state-title">{t(`states.${shownState}.title`)}</h2>
        <p>{t(`states.${shownState}.text`)}</p>
        {progress.reason ? (
          <blockquote className="result-reason">
            <p>{t("result.reason")}</p>
            <p lang="">{progress.reason}</p>
          </blockquote>
        ) : null}
        <NextStep shownState={shownState} />
      </section>
      <div className="result-columns">
        <ResultFacts standing={standing} />
        <section className="card" aria-labelledby="timeline-title">
          <h2 id="timeline-title">{t("result.timeline")}</h2>
          <Timeline stage={progress.stage} isRefused={isOver} history={progress.history} />
        </section>
      </div>
      {children}
      {isKept ? null : <p className="result-once">{t("result.once")}</p>}
      <div className="section-actions">
        {hasSession && number ? (
          <Link to={paths.answers} className="button-default">
            {t("result.answers")}
          </Link>
        ) : null}
        {hasSession && number && !isKept ? (
          // The answer to a code has no packs with it: the page does, once it is loaded for the session.
          <a href={paths.progressEvidence} className="button-default">
            {t("evidence:packs.link")}
          </a>
        ) : null}
        <Link to={paths.progressOfAnother} className="button-default">
          {t("result.again")}
        </Link>
        <Link to={paths.home} className="button-quiet">
          {t("result.home")}
        </Link>
        {shownState in mayWithdraw ? <WithdrawLink /> : null}
      </div>
    </main>
  );
}

type Withdrawal = Extract<(typeof transitions)[number], { event: "withdraw" }>;

/** States in which no decision has been made. Withdrawing is the last of the links. */
const mayWithdraw: Record<Withdrawal["from"] | "returned", true> = {
  filling: true,
  returned: true,
  preliminaryReview: true,
};

/** The one thing the supplier can do now, where there is one. */
function NextStep({ shownState }: { shownState: ProgressStanding["shownState"] }) {
  const { t } = useTranslation("progress");
  if (shownState === "filling" || shownState === "returned")
    return (
      <div className="section-actions">
        <Link to={shownState === "returned" ? paths.returned : paths.section("basic")} className="button-primary">
          {t("toRegistration")}
        </Link>
      </div>
    );
  if (isEnded(shownState))
    return (
      <Link to={paths.register} className="button-primary">
        {t("again")}
      </Link>
    );
  if (shownState === "newlyRegistered" || shownState === "certification")
    return (
      <Link to={paths.workspace} className="button-primary">
        {t("toWorkspace")}
      </Link>
    );
  return null;
}

/** The way to take a registration back before a decision. */
function WithdrawLink() {
  const { t } = useTranslation("registration");
  return (
    <Link to={paths.withdraw} className="button-quiet">
      {t("registration:withdraw.link")}
    </Link>
  );
}

/** Stage, since when, by when, and who acts next. */
function ResultFacts({ standing }: { standing: ProgressStanding }) {
  const { t, i18n } = useTranslation(["progress", "home"]);
  const { stage, state, since, expectedBy, actsNext } = standing.progress;
  const name = stages[stage - 1];
  const facts = [
    {
      label: t("result.stage"),
      value: name ? t(`home:stages.${name}`) : "",
      more: t("result.stageOf", { stage, count: stages.length }),
    },
    { label: t("result.since"), value: formatDay(i18n.language, since) },
    ...(actsNext === "nobody"
      ? []
      : [
          {
            label: t("result.expected"),
            value: <ExpectedDate state={state} at={expectedBy} />,
            wait: standing.wait,
          },
        ]),
    { label: t("result.next"), value: t(`next.${actsNext}`) },
  ];
  return (
    <section className="card result-facts" aria-labelledby="facts-title">
      <h2 id="facts-title">{t("result.title")}</h2>
      <dl>
        {facts.map(({ label, value, more, wait }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {more ? <span className="result-more">{more}</span> : null}
              {wait ? <WaitBar wait={wait} /> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Day x of n, as text and as a bar; after the promised day it says so. */
function WaitBar({ wait: { day, days, late } }: { wait: NonNullable<ProgressStanding["wait"]> }) {
  const { t } = useTranslation("progress");
  const words = t("result.day", { day, days });
  if (late > 0) return <span className="result-late">{t("result.overdue", { count: late })}</span>;
  return (
    <>
      <span className="result-more">{words}</span>
      <Progress value={(day / days) * 100} aria-label={words} mt={8} />
    </>
  );
}
