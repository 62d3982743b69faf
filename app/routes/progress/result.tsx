import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { isEnded } from "~/rules/onboarding/stages";
import { Timeline } from "~/ui/stages/timeline";
import { ResultFacts } from "./result-facts";
import type { Standing } from "./progress-outcome";

type Props = {
  standing: Standing;
  /** Whether this browser may read what was submitted. */
  hasSession: boolean;
  /** Whether the page shows the same again: the answer to a code is shown once. */
  isKept: boolean;
};

/** Where the registration stands, and what to do about it (§1). */
export function Result({ standing, hasSession, isKept }: Props) {
  const { t } = useTranslation("progress");
  const { companyName, number, shownState, progress } = standing;
  const isOver = isEnded(progress.state);
  return (
    <main id="main" className="progress-page progress-result">
      <div className="progress-head">
        <p className="result-number">
          {t("result.number")} <strong>{number ?? t("result.noNumber")}</strong>
        </p>
        <h1>{companyName ?? t("result.unnamed")}</h1>
      </div>
      <section className={`result-state${isOver ? " result-refused" : ""}`} aria-labelledby="state-title">
        <h2 id="state-title">{t(`states.${shownState}.title`)}</h2>
        <p>{t(`states.${shownState}.text`)}</p>
        {progress.reason ? (
          <blockquote className="result-reason">
            <p>{t("result.reason")}</p>
            <p>{progress.reason}</p>
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
      {isKept ? null : <p className="result-once">{t("result.once")}</p>}
      <div className="section-actions">
        {hasSession && number ? (
          <Link to={paths.answers} className="button-default">
            {t("result.answers")}
          </Link>
        ) : null}
        <Link to={paths.progressOfAnother} className="button-default">
          {t("result.again")}
        </Link>
        <Link to={paths.home} className="button-quiet">
          {t("result.home")}
        </Link>
        {mayWithdraw.has(shownState) ? <WithdrawLink /> : null}
      </div>
    </main>
  );
}

/** States in which no decision has been made. Withdrawing stands last among the links, not first. */
const mayWithdraw = new Set<Standing["shownState"]>(["filling", "returned", "preliminaryReview"]);

/** The one thing the supplier can do now, where there is one. */
function NextStep({ shownState }: { shownState: Standing["shownState"] }) {
  const { t } = useTranslation("progress");
  if (shownState === "filling" || shownState === "returned")
    return (
      <div className="section-actions">
        <Link to={shownState === "returned" ? paths.review : paths.section("basic")} className="button-primary">
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
