import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type * as onboarding from "~/contract/onboarding";
import { withWireDomain } from "~/rules/sign-in/wire-domain";
import { Loading } from "~/ui/loading/loading";

export type DecisionInput = z.input<typeof onboarding.decide.input>;
type Letter = z.output<typeof onboarding.preview.answer>["letter"];
/** A decision that waits to be confirmed, with the letter it would send. */
export type PendingDecision = { decision: DecisionInput; letter: Letter };

type Props = { pending: PendingDecision | undefined; isBusy: boolean };

/** The email that a decision sends, in the supplier's language; a placeholder until everything is filled in. */
export function LetterPreview({ pending, isBusy }: Props) {
  const { t } = useTranslation("gsrm");
  return (
    <section className="decision-letter">
      {!pending ? (
        isBusy ? (
          <Loading />
        ) : (
          <p className="field-hint">{t("decision.confirm.soon")}</p>
        )
      ) : pending.letter ? (
        <>
          <p>{t("decision.confirm.letter", { to: withWireDomain(pending.letter.to) })}</p>
          <div className="letter-preview" lang="" tabIndex={0} role="region" aria-label={t("decision.confirm.preview")}>
            <strong>{pending.letter.subject}</strong>
            <p>{pending.letter.text}</p>
          </div>
        </>
      ) : (
        <p>{t("decision.confirm.noLetter")}</p>
      )}
      {pending?.decision.note ? <p className="field-hint">{t("decision.confirm.note")}</p> : null}
    </section>
  );
}
