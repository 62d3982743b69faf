import "./stages.css";
import { useTranslation } from "react-i18next";
import { stages } from "~/rules/onboarding/stages";
import { actorOf } from "./stage-facts";
import { StagePromiseBadge } from "./stage-promise";

/** The nine stages as a picture (§1): a line on a phone, three rows of three elsewhere. The way from 8 to 9 goes by itself. */
export function Journey() {
  const { t } = useTranslation("home");
  return (
    <ol className="journey">
      {stages.map((stage, index) => (
        <li key={stage} className={`journey-stage journey-${actorOf(stage)}`}>
          <span className="journey-number" aria-hidden="true">
            {stage === "qualified" ? <Star /> : index + 1}
          </span>
          <div className="journey-words">
            <h3>{t(`stages.${stage}`)}</h3>
            <p className="journey-actor">{t(`actors.${actorOf(stage)}`)}</p>
            <p>{t(`stageTexts.${stage}`)}</p>
            <StagePromiseBadge stage={stage} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Star() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor">
      <path d="M12 2c1.200 6.600 3.400 8.800 10 10-6.600 1.200-8.800 3.400-10 10-1.200-6.600-3.400-8.800-10-10 6.600-1.200 8.800-3.400 10-10Z" />
    </svg>
  );
}
