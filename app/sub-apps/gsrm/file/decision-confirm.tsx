import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PendingDecision } from "./pending-decision";

type Props = { pending: PendingDecision; isBusy: boolean; onBack: () => void };

/** Asks once more, and shows the letter as the supplier would get it; the keyboard goes along. */
export function DecisionConfirm({ pending: { decision, letter }, isBusy, onBack }: Props) {
  const { t } = useTranslation("gsrm");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="decision-confirm" aria-labelledby="confirm-title">
      <h3 id="confirm-title" ref={title} tabIndex={-1}>
        {t("decision.confirm.title", { decision: t(`decision.${decision.event}.label`) })}
      </h3>
      {letter ? (
        <>
          <p>{t("decision.confirm.letter", { to: letter.to })}</p>
          <div className="letter-preview" lang="" tabIndex={0} role="region" aria-label={t("decision.confirm.preview")}>
            <strong>{letter.subject}</strong>
            <p>{letter.text}</p>
          </div>
        </>
      ) : (
        <p>{t("decision.confirm.noLetter")}</p>
      )}
      {decision.note ? <p className="field-hint">{t("decision.confirm.note")}</p> : null}
      <div className="section-actions">
        <button type="submit" className="button-primary" disabled={isBusy}>
          {isBusy ? t("decision.busy") : t("decision.submit")}
        </button>
        <button type="button" className="button-default" disabled={isBusy} onClick={onBack}>
          {t("decision.confirm.back")}
        </button>
      </div>
    </section>
  );
}
