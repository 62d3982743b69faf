import { Link } from "~/ui/base/router";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";

export const handle = { title: "registered:title" };

/** The page for a company that is already approved, in place of the form. */
export default function RegisteredPage() {
  const { t } = useTranslation(["registered", "registration"]);
  return (
    <main id="main" className="narrow">
      <h1>{t("title")}</h1>
      <p className="lead">{t("lead")}</p>
      <ul className="card">
        <li>{t("file")}</li>
        <li>{t("password")}</li>
        <li>{t("progress")}</li>
      </ul>
      <div className="section-actions">
        <Link to={paths.workspace} reloadDocument className="button-primary">
          {t("signIn")}
        </Link>
        <Link to={paths.progress} className="button-default">
          {t("registration:success.progress")}
        </Link>
      </div>
    </main>
  );
}
