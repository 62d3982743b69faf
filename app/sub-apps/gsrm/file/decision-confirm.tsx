import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type * as onboarding from "~/contract/onboarding";
import type { TypedDecision } from "~/rules/onboarding/decision";
import type { useSchemaForm } from "~/ui/form/engine/use-schema-form";

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

export type DecisionInput = z.input<typeof onboarding.decide.input>;
type Letter = z.output<typeof onboarding.preview.answer>["letter"];
/** A decision that waits to be confirmed, with the letter it would send. */
export type PendingDecision = { decision: DecisionInput; letter: Letter };
/** The fields of a decision; comments are fields of the same form, known by their names alone. */
export type DecisionFields = ReturnType<
  typeof useSchemaForm<{ event: string; reason: string; note: string }, TypedDecision>
>;
