import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import "~/ui/page/home.css";
import "~/ui/page/hero.css";
import { paths } from "~/paths";
import { brandPlaceholder, withBrand } from "~/rules/brand";
import { useRoot } from "~/root";
import { type Stage, stages } from "~/rules/onboarding/stages";
import { StagePromiseLine } from "~/ui/stages/stage-promise";
import { LineIcon } from "~/ui/base/line-icon";

/**
 * The top of the home page: an introduction and the entry points, with a note for companies outside mainland China
 * (§1).
 */
export function Hero({ compact = false }: { compact?: boolean }) {
  const { t, i18n } = useTranslation("home");
  const brand = useRoot()?.brand ?? "";
  return (
    <section className={compact ? "hero hero-compact" : "hero"} aria-labelledby="hero-title">
      <div className="hero-inner">
        <div>
          <h1 id="hero-title">{t("hero.title")}</h1>
          <p className="hero-lead">{withBrand(i18n.language, t("hero.lead", { brand: brandPlaceholder }), brand)}</p>
          <div className="hero-actions">
            <Link to={paths.register} className="hero-button hero-button-strong">
              {t("hero.register")}
            </Link>
            <Link to={paths.progress} className="hero-button">
              {t("hero.progress")}
            </Link>
          </div>
          <p className="hero-note">{t("hero.overseas")}</p>
        </div>
        {compact ? null : <HeroCard />}
      </div>
    </section>
  );
}

/** The stage in the example: two stages are complete, and the supplier is waiting for the first result. */
const exampleStage: Stage = "preliminaryReview";
const marks = { done: "m5 12.5 4.5 4.5L19 7.5", waiting: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.500 2" };

/**
 * An example of the progress page as a picture. It is hidden from screen readers, since it contains no real information.
 */
function HeroCard() {
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
        <StagePromiseLine stage={exampleStage} />
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
  return <LineIcon path={marks[of]} size={18} strokeWidth={1.75} className={`mark-${of}`} />;
}
