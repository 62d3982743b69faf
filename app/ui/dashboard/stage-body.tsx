import { useTranslation } from "react-i18next";
import { stages } from "~/rules/onboarding/stages";
import { Instant } from "~/ui/page/instant";
import { Expected } from "~/ui/stages/expected";
import type { DashboardContent } from "./content";
import { Empty, NotLoaded } from "./not-loaded";

/** Which of the nine stages the company is at, since when, who acts next and by when, and what is needed (§1). */
export function StageBody({ content: { standing } }: { content: DashboardContent }) {
  const { t } = useTranslation(["dashboard", "home", "progress"]);
  if (!standing) return <NotLoaded />;
  if (!standing.told) return <Empty text={t("stage.empty")} />;
  const { number, progress } = standing.told;
  const name = stages[progress.stage - 1];
  return (
    <>
      <p className="stage-now">
        <strong>{name ? t(`home:stages.${name}`) : ""}</strong>
        <span>{t("progress:result.stageOf", { stage: progress.stage, count: stages.length })}</span>
      </p>
      <progress className="stage-bar" max={stages.length} value={progress.stage} aria-hidden="true" />
      <p>{t(`progress:states.${progress.state}.text`)}</p>
      <dl className="dashboard-facts">
        <div>
          <dt>{t("progress:result.since")}</dt>
          <dd>
            <Instant at={progress.since} show="day" />
          </dd>
        </div>
        <div>
          <dt>{t("progress:result.expected")}</dt>
          <dd>
            <Expected state={progress.state} at={progress.expectedBy} />
          </dd>
        </div>
        <div>
          <dt>{t("progress:result.next")}</dt>
          <dd>{t(`progress:next.${progress.actsNext}`)}</dd>
        </div>
        {number ? (
          <div>
            <dt>{t("progress:result.number")}</dt>
            <dd>{number}</dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}
