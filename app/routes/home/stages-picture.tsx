import { useTranslation } from "react-i18next";
import { stages } from "~/rules/onboarding/stages";
import { Journey } from "~/ui/stages/journey";

/** The nine stages on the home page, under their title; what happens at each is folded. */
export function StagesPicture() {
  const { t } = useTranslation("home");
  return (
    <section className="home-section stages-section" aria-labelledby="journey-title">
      <div className="home-heading">
        <h2 id="journey-title">{t("journey.title", { count: stages.length })}</h2>
        <p>{t("journey.lead")}</p>
      </div>
      <Journey />
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
