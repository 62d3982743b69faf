import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";

const documents = ["licence", "numbers", "bank", "turnover", "people", "certificates"] as const;

/** What to have at hand, and where those go who have registered before. */
export function BeforeAsides() {
  const { t } = useTranslation("registration");
  return (
    <aside className="start-asides">
      <section>
        <h2>{t("before.neededTitle")}</h2>
        <ul className="ticks">
          {documents.map((item) => (
            <li key={item}>{t(`before.needed.${item}`)}</li>
          ))}
        </ul>
        <p>{t("before.neededLead")}</p>
      </section>
      <section>
        <h2>{t("before.knownTitle")}</h2>
        <ul>
          <li>{t("before.known.same")}</li>
          <li>
            {t("before.known.account")} <Link to={paths.workspace}>{t("before.known.signIn")}</Link>
          </li>
          <li>
            {t("before.known.where")} <Link to={paths.progress}>{t("success.progress")}</Link>
          </li>
          <li>{t("before.known.ask")}</li>
        </ul>
      </section>
    </aside>
  );
}
