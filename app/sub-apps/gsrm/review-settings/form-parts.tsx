import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";

type FieldProps = {
  label: string;
  /** The error of the answer; null or omitted if there is none. */
  error?: string | null;
  /** Renders the control with the attributes that connect it to its label and error. */
  children: (attributes: { id: string; className: string; "aria-describedby": string }) => ReactNode;
};

/** One question of a form of the settings. */
export function SettingField({ label, error, children }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, className: "control", "aria-describedby": `${id}-error` })}
      <p id={`${id}-error`} className="field-error" aria-live="polite">
        {error}
      </p>
    </div>
  );
}

/** The buttons that save an item of a list or cancel. */
export function SaveButtons({ isBusy, onCancel }: { isBusy: boolean; onCancel: () => void }) {
  const { t } = useTranslation("teamwork");
  return (
    <div className="section-actions">
      <button type="submit" className="button-primary" disabled={isBusy}>
        {isBusy ? t("settings.busy") : t("settings.save")}
      </button>
      <button type="button" className="button-default" onClick={onCancel}>
        {t("settings.cancel")}
      </button>
    </div>
  );
}
