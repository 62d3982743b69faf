import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";

type Props = { title: string; message: string; action: { to: string; label: string }; retry?: boolean };

/** A page that says what happened and what to do. Plain on purpose: it must stand when much else does not. */
export function ErrorPage({ title, message, action, retry = false }: Props) {
  const { t } = useTranslation();
  return (
    <main id="main" className="error-page">
      <img src="/logo.svg" alt="" width={48} height={48} />
      <h1>{title}</h1>
      <p>{message}</p>
      <div className="section-actions">
        <Link to={action.to} className="button-primary">
          {action.label}
        </Link>
        {retry ? (
          <a href="?" className="button-default">
            {t("errors:retry")}
          </a>
        ) : null}
      </div>
    </main>
  );
}
