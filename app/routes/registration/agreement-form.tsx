import { Form, Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { type AgreementText, AgreementTexts } from "./agreement-texts";

type Props = { texts: AgreementText[]; consent: boolean; refusal: { consent: boolean } | undefined };

/** The texts, the tick and the start. After a start without the tick the focus comes to it. */
export function AgreementForm({ texts, consent, refusal }: Props) {
  const { t } = useTranslation(["registration", "fields", "findings"]);
  const tick = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal) tick.current?.focus();
  }, [refusal]);
  const accept = () => {
    if (!tick.current) return;
    tick.current.checked = true;
    tick.current.focus();
  };
  return (
    <Form method="post" action={paths.register} id="before" className="agreement-form" noValidate>
      <h2>{t("before.agreementTitle")}</h2>
      <AgreementTexts texts={texts} onAccept={accept} />
      <div className="field field-flag">
        <input
          ref={tick}
          type="checkbox"
          id="consentAgreementFlag"
          name="consentAgreementFlag"
          value="1"
          defaultChecked={refusal ? refusal.consent : consent}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- without scripts the focus comes to what is missing by this alone
          autoFocus={refusal !== undefined}
          aria-describedby="consent-problem"
          aria-invalid={refusal ? true : undefined}
        />
        <label htmlFor="consentAgreementFlag">{t("fields:agreement.consentAgreementFlag.label")}</label>
        <div id="consent-problem" className="field-findings" aria-live="polite">
          {refusal ? <p className="field-error">{t("findings:registration.consent")}</p> : null}
        </div>
      </div>
      <div className="section-actions">
        <button type="submit" className="button-primary">
          {t("before.start")}
        </button>
        <Link to={paths.home} className="button-quiet">
          {t("before.back")}
        </Link>
      </div>
    </Form>
  );
}
