import "~/ui/page/home.css";
import "~/ui/page/hero.css";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { brandPlaceholder, withBrand } from "~/rules/brand";
import { useRoot } from "~/root";
import { HeroCard } from "./hero-card";

/** Who we are and the way in; below it, who has to go another way (§1). */
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
