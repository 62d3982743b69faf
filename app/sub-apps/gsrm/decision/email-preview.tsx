import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type * as onboarding from "~/contract/onboarding";
import { withWireDomain } from "~/rules/sign-in/wire-domain";
import { Loading } from "~/ui/loading/loading";

export type DecisionInput = z.input<typeof onboarding.decide.input>;
type Email = z.output<typeof onboarding.preview.answer>["letter"];
/** A decision that waits to be confirmed, with the email it would send. */
export type PendingDecision = { decision: DecisionInput; message: Email };

type Props = { pending: PendingDecision | undefined; isBusy: boolean };

/** The email that a decision sends, in the supplier's language; a placeholder until everything is filled in. */
export function EmailPreview({ pending, isBusy }: Props) {
  const { t } = useTranslation("gsrm");
  return (
    <section className="decision-email">
      {!pending ? (
        isBusy ? (
          <Loading />
        ) : (
          <p className="field-hint">{t("decision.confirm.soon")}</p>
        )
      ) : pending.message ? (
        <>
          <p>{t("decision.confirm.message", { to: withWireDomain(pending.message.to) })}</p>
          <div className="email-preview" lang="" tabIndex={0} role="region" aria-label={t("decision.confirm.preview")}>
            <strong>{pending.message.subject}</strong>
            <p>{pending.message.text}</p>
          </div>
        </>
      ) : (
        <p>{t("decision.confirm.noEmail")}</p>
      )}
      {pending?.decision.note ? <p className="field-hint">{t("decision.confirm.note")}</p> : null}
    </section>
  );
}
