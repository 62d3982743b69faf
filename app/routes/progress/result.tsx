import { Link } from "~/ui/base/router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { isEnded } from "~/rules/onboarding/stages";
import { Instant } from "~/ui/base/instant";
import { Timeline } from "~/ui/stages/timeline";
import type { ProgressStanding } from "./progress-forms";
import { ResultWays } from "./result-ways";
import { StandingCard } from "./standing-card";

type Props = {
  standing: ProgressStanding;
  /** Whether this browser may read the submitted answers. */
  hasSession: boolean;
  /** Whether a reload shows the same result; the response to a code is shown only once. */
  isKept: boolean;
  /** The evidence packs, if a reload shows the same result. */
  children?: ReactNode;
};

/** The progress of the registration, and what to do next (§1). */
export function ProgressResult({ standing, hasSession, isKept, children }: Props) {
  const { t } = useTranslation("progress");
  const { companyName, number, progress } = standing;
  return (
    <main id="main" className="progress-page progress-result">
      <div className="progress-head result-head">
        <div>
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
        {isKept ? (
          <p className="result-as-of">
            <span role="status">
              {t("result.asOf")} <Instant at={standing.asOf} />
            </span>{" "}
            <Link to={paths.progress} replace>
              {t("result.refresh")}
            </Link>
          </p>
        ) : null}
      </div>
      <div className="result-columns">
        <div className="result-column">
          <StandingCard standing={standing}>
            <NextStep shownState={standing.shownState} />
          </StandingCard>
          <ResultWays standing={standing} hasSession={hasSession} isKept={isKept} />
          {isKept ? null : <p className="result-once">{t("result.once")}</p>}
          {children}
        </div>
        <section className="card" aria-labelledby="timeline-title">
          <h2 id="timeline-title">{t("result.timeline")}</h2>
          <Timeline stage={progress.stage} isRefused={isEnded(progress.state)} history={progress.history} />
        </section>
      </div>
    </main>
  );
}

/** The supplier's next action, if there is one. */
function NextStep({ shownState }: { shownState: ProgressStanding["shownState"] }) {
  const { t } = useTranslation("progress");
  const step = nextStep(shownState);
  return step ? (
    <Link to={step.to} className="button-primary">
      {t(step.words)}
    </Link>
  ) : null;
}

function nextStep(shownState: ProgressStanding["shownState"]) {
  if (shownState === "returned") return { to: paths.returned, words: "toRegistration" } as const;
  if (shownState === "filling") return { to: paths.section("basic"), words: "toRegistration" } as const;
  if (isEnded(shownState)) return { to: paths.register, words: "again" } as const;
  return shownState === "newlyRegistered" || shownState === "certification"
    ? ({ to: paths.workspace, words: "toWorkspace" } as const)
    : null;
}
