import { useTranslation } from "react-i18next";
import { type Stage, stages } from "~/rules/onboarding/stages";
import { StagePromise } from "~/ui/stages/stage-promise";

/** The stage the card shows: two are done, and the first result is awaited. */
const exampleStage: Stage = "preliminaryReview";
const marks = { done: "m5 12.5 4.5 4.5L19 7.5", waiting: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.500 2" };

/** What progress will look like, as a picture: nothing in it is news to those who do not see it. */
export function HeroCard() {
  const { t } = useTranslation("home");
  const at = stages.indexOf(exampleStage);
  return (
    <div className="hero-card" aria-hidden="true">
      <p className="hero-card-head">
        <span>{t("card.title")}</span>
        <span className="tag tag-you">{t("card.stage", { at: at + 1, of: stages.length })}</span>
      </p>
      <strong>{t(`stages.${exampleStage}`)}</strong>
      <p>
        <StagePromise stage={exampleStage} />
      </p>
      <div className="hero-card-dots">
        {stages.map((stage, index) => (
          <i key={stage} className={index < at ? "done" : index === at ? "current" : undefined} />
        ))}
      </div>
      <ul>
        {(["agreement", "filling", "waiting"] as const).map((line) => (
          <li key={line}>
            <Mark of={line === "waiting" ? "waiting" : "done"} />
            {t(`card.${line}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Mark({ of }: { of: keyof typeof marks }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      className={`mark-${of}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={marks[of]} />
    </svg>
  );
}
