import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

type Props = { version: string; isBusy: boolean; onYes: () => void; onNo: () => void };

/** The confirmation before a text is published, so that a key press in a field of the form cannot publish it. */
export function PublishQuestion({ version, isBusy, onYes, onNo }: Props) {
  const { t } = useTranslation("staticTexts");
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <div className="notice notice-warning" role="group" aria-label={t("form.publish")}>
      <p>{t("form.sure", { version })}</p>
      <div className="section-actions">
        <button ref={yes} type="button" className="button-primary" disabled={isBusy} onClick={onYes}>
          {isBusy ? t("form.publishing") : t("form.yes")}
        </button>
        <button type="button" className="button-default" disabled={isBusy} onClick={onNo}>
          {t("form.no")}
        </button>
      </div>
    </div>
  );
}
