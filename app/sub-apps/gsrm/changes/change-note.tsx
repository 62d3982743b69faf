import { useTranslation } from "react-i18next";
import type { ReviewedChange } from "./change";

/** The supplier's note about the change. */
export function ChangeNote({ change: { note } }: { change: ReviewedChange }) {
  const { t } = useTranslation("gsrm");
  return (
    <div className="change-note">
      <h3>{t("change.note")}</h3>
      {note ? (
        <p className="history-reason" lang="">
          {note}
        </p>
      ) : (
        <p className="is-same">{t("change.noNote")}</p>
      )}
    </div>
  );
}
