import { useTranslation } from "react-i18next";

/** The number by which support finds a failed request in the log. Nothing if the answer carries none. */
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
