import { useTranslation } from "react-i18next";
import type { Failure } from "~/gateway/failure";
import { failureWords } from "~/ui/feedback/failure-words";

/** What the base API refused, where it was asked for (§8). */
export function FailureNotice({ failure }: { failure: Failure | undefined }) {
  const { i18n } = useTranslation();
  if (!failure) return null;
  return (
    <p className="notice notice-error" role="alert">
      {failureWords(i18n, failure)}
    </p>
  );
}
