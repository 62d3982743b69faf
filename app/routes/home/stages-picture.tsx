import { useTranslation } from "react-i18next";
import { stages, type Stage } from "~/rules/onboarding/stages";
import { actorOf, isPromised, stageGroups } from "~/ui/stages/stage-facts";
import { StagePromiseLine } from "~/ui/stages/stage-promise";
import "~/ui/stages/journey.css";
import { LineIcon } from "~/ui/base/line-icon";

/** The working days within which most registrations of recent months got a result. */
export type UsualAnswer = { workingDays: number; months: number };

/**
 * The nine stages on the home page, with their title, the usual time until a result, and collapsed details for each.
 */
export function StagesPicture({ usual }: { usual: UsualAnswer | null }) {
  const { t } = useTranslation(["home", "progress"]);
  return (
    <section className="home-section stages-section" aria-labelledby="journey-title">
      <div className="home-heading">
        <h2 id="journey-title">{t("journey.title", { count: stages.length })}</h2>
        <p>{t("journey.lead")}</p>
      </div>
      <Journey />
      {usual ? (
        <p className="stages-usual">{t("progress:result.usual", { count: usual.workingDays, months: usual.months })}</p>
      ) : null}
      <details className="stages-more">
        <summary>{t("journey.more")}</summary>
        <dl>
          {stages.map((stage) => (
            <div key={stage}>
              <dt>{t(`stages.${stage}`)}</dt>
              <dd>{t(`stageTexts.${stage}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

/** The nine stages (§1) in three groups, each with its actor and its duration. Stage 8 leads to 9 automatically. */
function Journey() {
  const { t } = useTranslation("home");
  return (
    <ol className="journey">
      {stageGroups.map(({ code, members }) => (
        <li key={code}>
          <h3>{t(`stageGroups.${code}`)}</h3>
          <ol start={stages.indexOf(members[0]) + 1}>
            {members.map((stage) => (
              <JourneyStage key={stage} stage={stage} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

function JourneyStage({ stage }: { stage: Stage }) {
  const { t } = useTranslation("home");
  const actor = actorOf(stage);
  return (
    <li className={`journey-stage journey-${actor}`}>
      <span className="journey-number" aria-hidden="true">
        {stage === "qualified" ? <Tick /> : stages.indexOf(stage) + 1}
      </span>
      <div>
        <h4>{t(`stages.${stage}`)}</h4>
        <p>{isPromised(stage) ? <StagePromiseLine stage={stage} /> : t(`stageNotes.${stage}`)}</p>
      </div>
      {actor === "nobody" ? null : (
        <span className={actor === "supplier" ? "tag tag-you" : "tag"}>{t(`actors.${actor}`)}</span>
      )}
    </li>
  );
}

function Tick() {
  return <LineIcon path="m5 12.500 4.500 4.500L19 7.500" size={16} />;
}
