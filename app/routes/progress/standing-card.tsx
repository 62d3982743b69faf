import "@mantine/core/styles/Progress.css";
import { Progress } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRoot } from "~/root";
import { formatDay } from "~/rules/format";
import { usualMonths } from "~/rules/onboarding/review-figures";
import { isEnded, stages } from "~/rules/onboarding/stages";
import { callTo } from "~/ui/page/contact";
import { ExpectedDate } from "~/ui/stages/expected";
import type { ProgressStanding } from "./progress-forms";

type Props = {
  standing: ProgressStanding;
  /** The supplier's next action, if there is one. */
  children: ReactNode;
};

/**
 * The status of a registration: its state in words, day x of n with the promised date, the next actor, and the contact.
 */
export function StandingCard({ standing, children }: Props) {
  const { t } = useTranslation("progress");
  const { shownState, progress, wait, usualWorkingDays } = standing;
  const { stage, reason } = progress;
  return (
    <section
      className={`result-state${isEnded(progress.state) ? " result-refused" : ""}`}
      aria-labelledby="state-title"
    >
      <p className="result-stage">{t("result.stageOf", { stage, count: stages.length })}</p>
      <h2 id="state-title">{t(`states.${shownState}.title`)}</h2>
      <p>{t(`states.${shownState}.text`)}</p>
      {reason ? (
        <blockquote className="result-reason">
          <p>{t("result.reason")}</p>
          <p lang="">{reason}</p>
        </blockquote>
      ) : null}
      {children}
      {wait ? <WaitBar wait={wait} expectedBy={progress.expectedBy} /> : null}
      {wait?.late === 0 && usualWorkingDays !== null ? (
        <p className="result-usual">{t("result.usual", { count: usualWorkingDays, months: usualMonths })}</p>
      ) : null}
      <StandingFacts standing={standing} />
    </section>
  );
}

type WaitBarProps = { wait: NonNullable<ProgressStanding["wait"]>; expectedBy: string | null };

/** Day x of n and the promised date, as text and as a bar; after that date, the delay. */
function WaitBar({ wait: { day, days, late }, expectedBy }: WaitBarProps) {
  const { t, i18n } = useTranslation("progress");
  const dayOfDays = t("result.day", { day, days });
  return (
    <div className="result-wait">
      <p>
        <span>{dayOfDays}</span>
        {expectedBy ? <span>{t("result.by", { date: formatDay(i18n.language, expectedBy) })}</span> : null}
      </p>
      <Progress value={(day / days) * 100} color="#fff" size={8} aria-label={dayOfDays} />
      {late > 0 ? <p className="result-late">{t("result.overdue", { count: late })}</p> : null}
    </div>
  );
}

/** The person who acts next, the date unless a bar shows it, and the contact of the company. */
function StandingFacts({ standing: { progress, wait } }: { standing: ProgressStanding }) {
  const { t } = useTranslation("progress");
  const support = useRoot()?.support;
  const contact = support?.email ?? support?.phone;
  const { actsNext, state, expectedBy } = progress;
  if (actsNext === "nobody" && !contact) return null;
  return (
    <dl>
      {actsNext === "nobody" ? null : (
        <div>
          <dt>{t("result.next")}</dt>
          <dd>{t(`next.${actsNext}`)}</dd>
        </div>
      )}
      {actsNext === "nobody" || wait ? null : (
        <div>
          <dt>{t("result.expected")}</dt>
          <dd>
            <ExpectedDate state={state} at={expectedBy} />
          </dd>
        </div>
      )}
      {contact ? (
        <div>
          <dt>{t("result.contact")}</dt>
          <dd>
            <a href={support?.email ? `mailto:${contact}` : callTo(contact)} lang="" translate="no">
              {contact}
            </a>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
