import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";

export const handle = { title: "registration:registered.title" };

/** The page for a company that is already approved, in place of the form. */
export default function RegisteredPage() {
  const { t } = useTranslation("registration");
  return (
    <main id="main" className="narrow">
      <h1>{t("registered.title")}</h1>
      <p className="lead">{t("registered.lead")}</p>
      <ul className="card">
        <li>{t("registered.file")}</li>
        <li>{t("registered.password")}</li>
        <li>{t("registered.progress")}</li>
      </ul>
      <div className="section-actions">
        <Link to={paths.workspace} reloadDocument className="button-primary">
          {t("registered.signIn")}
        </Link>
        <Link to={paths.progress} className="button-default">
          {t("success.progress")}
        </Link>
      </div>
    </main>
  );
}
