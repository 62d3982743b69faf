import { isRouteErrorResponse, useRouteError, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { failureWords } from "./failure-words";
import { RequestNumber } from "./request-number";

/**
 * The content of an error boundary: the sentence of §8 for the refusal, and a link to continue. `more`: additional
 * information.
 */
export function FailurePage({ more }: { more?: string }) {
  const { t, i18n } = useTranslation();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const failure = (isRouteErrorResponse(error) && typeof error.data === "object" ? error.data : null) ?? {
    code: `request.e${status}`,
  };
  return (
    <ErrorPage
      title={status >= 500 ? t("errors:serverFault.title") : t("errors:refused.title")}
      message={failureWords(i18n, { ...failure, status })}
      action={{ to: paths.home, label: t("errors:toHome") }}
      more={more}
      requestId={failure.requestId}
      retry
    />
  );
}

type Way = { to: string; label: string };
type Props = {
  title: string;
  message: string;
  more?: string;
  /** The id of the failed request, if the response has it. */
  requestId?: string;
  /** The next step; `reloads` means that it loads a new document. */
  action: Way & { reloads?: boolean };
  other?: Way;
  retry?: boolean;
};

/**
 * An error page that explains the problem and the remedy. Deliberately plain, because it must render when other
 * components fail.
 */
export function ErrorPage({ title, message, more, requestId, action, other, retry = false }: Props) {
  const { t } = useTranslation();
  return (
    <main id="main" className="error-page">
      <img src="/logo.svg" alt="" width={48} height={48} />
      <h1>{title}</h1>
      <p>{message}</p>
      {more ? <p>{more}</p> : null}
      <div className="section-actions">
        <Link to={action.to} reloadDocument={action.reloads} className="button-primary">
          {action.label}
        </Link>
        {other ? (
          <Link to={other.to} className="button-default">
            {other.label}
          </Link>
        ) : null}
        {retry ? (
          <a href="?" className="button-default">
            {t("errors:retry")}
          </a>
        ) : null}
      </div>
      <RequestNumber requestId={requestId} />
    </main>
  );
}
