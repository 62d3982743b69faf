import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ErrorPage } from "./error-page";
import { failureWords } from "./failure-words";

/** What an error boundary shows: the sentence of §8 for the refusal, and a way on. */
export function FailurePage() {
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
      retry
    />
  );
}
