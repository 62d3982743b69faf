import { Link } from "../../built-in/router";
import { useTranslation } from "react-i18next";
import type { MatchesNow } from "~/contract/block-list";
import { listPaths } from "~/list-paths";

/** The registrations that match the entry just saved, each with a link. */
export function BlockMatches({ total, matches }: MatchesNow) {
  const { t, i18n } = useTranslation("blockList");
  return (
    <section className="card settings-section" aria-labelledby="block-matches-title">
      <h2 id="block-matches-title">{t("matches.title")}</h2>
      <ul className="block-list-matches">
        {matches.map(({ registrationId, number, companyName, companyEnglishName, facts }) => (
          <li key={registrationId}>
            <Link to={listPaths.registrationFile(registrationId)} lang="">
              {(i18n.language === "zh" ? companyName : companyEnglishName) ??
                companyName ??
                companyEnglishName ??
                number}
            </Link>{" "}
            <span className="block-list-fact">
              {number ? <span lang="">{number} </span> : null}
              {facts.map((fact) => t(`facts.${fact}`)).join(t("matches.comma"))}
            </span>
          </li>
        ))}
      </ul>
      <p className="field-hint">
        {total > matches.length ? t("matches.more", { count: total - matches.length }) : null} {t("matches.next")}
      </p>
    </section>
  );
}
