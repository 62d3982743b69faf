import { isRouteErrorResponse, Link, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { useShell } from "~/ui/workspace/shell-facts";
import { failureWords } from "../feedback/failure-words";
import { RequestNumber } from "../feedback/request-number";

type Notice = { code: string; serverMessage?: string; params?: Record<string, string | number>; requestId?: string };

/**
 * A failed page of the workspace: an explanation, a working link, and the id by which support finds the request. A
 * reload is offered only for server errors, because only these may be temporary.
 */
export function FailureInShell() {
  const { t, i18n } = useTranslation(["errors", "workspace"]);
  const { user } = useShell();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const data = isRouteErrorResponse(error) && typeof error.data === "object" ? (error.data as Notice | null) : null;
  const notice = data ?? { code: `request.e${status}` };
  const isFault = status >= 500;
  return (
    <section className="card failure-in-shell" aria-labelledby="failure-title">
      <h1 id="failure-title">
        {status === 403
          ? t("forbidden.title")
          : status === 404
            ? t("notFound.title")
            : isFault
              ? t("serverFault.title")
              : t("refused.title")}
      </h1>
      <p>{status === 404 && !data ? t("notFound.message") : failureWords(i18n, { ...notice, status })}</p>
      {status === 403 ? (
        <p>
          {t("inShell.account")}{" "}
          <strong lang="" translate="no">
            {user.userAccount}
          </strong>
        </p>
      ) : null}
      <div className="section-actions">
        {isFault ? (
          <a href="?" className="button-primary">
            {t("retry")}
          </a>
        ) : (
          <Link to={paths.workspace} className="button-primary">
            {t("inShell.toWorkspace")}
          </Link>
        )}
      </div>
      <RequestNumber requestId={notice.requestId} />
    </section>
  );
}
