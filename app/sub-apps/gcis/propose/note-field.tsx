import { useTranslation } from "react-i18next";
import { lengths } from "~/rules/limits";
import { noteName } from "./use-proposal";

/** Why it changes, in the supplier's words. */
export function NoteField() {
  const { t } = useTranslation(["gcis", "common"]);
  return (
    <div className="field-group">
      <label className="field-label" htmlFor={noteName}>
        {t("propose.note")}
        <span className="field-optional"> {t("common:form.optional")}</span>
      </label>
      <span className="field-hint" id="note-hint">
        {t("propose.noteHint")}
      </span>
      <textarea
        id={noteName}
        name={noteName}
        className="control"
        rows={3}
        maxLength={lengths.scope}
        aria-describedby="note-hint"
      />
    </div>
  );
}
