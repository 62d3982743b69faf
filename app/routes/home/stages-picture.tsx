import { useTranslation } from "react-i18next";
import { Journey } from "~/ui/stages/journey";

/** The nine stages on the home page, under their title. */
export function StagesPicture() {
  const { t } = useTranslation("home");
  return (
    <section className="home-band" aria-labelledby="journey-title">
      <div className="home-section">
        <div className="home-heading">
          <h2 id="journey-title">{t("journey.title")}</h2>
          <p>{t("journey.lead")}</p>
        </div>
        <Journey />
      </div>
    </section>
  );
}
