import { useTranslation } from "react-i18next";

/** The id by which support finds a failed request in the log. Renders nothing if the response has none. */
export function RequestNumber({ requestId }: { requestId: string | null | undefined }) {
  const { t } = useTranslation("errors");
  if (!requestId) return null;
  return (
    <p className="field-hint">
      {t("requestNumber")}{" "}
      <code lang="" translate="no">
        {requestId}
      </code>
    </p>
  );
}
