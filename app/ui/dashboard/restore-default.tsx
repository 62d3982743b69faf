import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

/** Submits the surrounding form to restore the default, after asking for confirmation. Without scripts it does not ask. */
export function RestoreDefault({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation("dashboard");
  const [isAsking, setIsAsking] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking || wasAsking.current) main.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const restore = { ref: main, type: "submit", name: "intent", value: "restore" } as const;
  if (!isAsking)
    return (
      <button
        {...restore}
        className="button-default"
        onClick={(event) => {
          event.preventDefault();
          setIsAsking(true);
        }}
      >
        {t("arrange.restore")}
      </button>
    );
  return (
    <div className="notice notice-warning" role="group" aria-label={t("arrange.restore")}>
      <p>{t("arrange.restoreSure")}</p>
      <div className="section-actions">
        <button key="yes" {...restore} className="button-primary" disabled={isBusy}>
          {t("arrange.restoreYes")}
        </button>
        <button type="button" className="button-default" disabled={isBusy} onClick={() => setIsAsking(false)}>
          {t("arrange.restoreNo")}
        </button>
      </div>
    </div>
  );
}
