import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { codeDigits, codeLifeMs, codeResendMs } from "~/rules/limits";
import { ContactForm } from "./contact-form";
import { codeQuestion } from "./personal-forms";
import { type PersonalOutcome, refusedForm } from "./personal-outcome";

const minuteMs = 60_000;
const secondMs = 1000;

type Props = { email: string; hasMailbox: boolean; outcome: PersonalOutcome | undefined };

/** The code from the new address; it can be sent once more, or the change given up. */
export function EmailCodeForm({ email, hasMailbox, outcome }: Props) {
  const { t } = useTranslation(["account", "findings"]);
  const resent = refusedForm(outcome, "email");
  const tooSoon = resent?.reply.error?.email?.[0];
  return (
    <div className="contact-code">
      <p>{t("contact.sent", { digits: codeDigits, minutes: codeLifeMs / minuteMs })}</p>
      <p className="contact-value" lang="">
        {email}
      </p>
      {hasMailbox ? (
        <p className="notice">
          <Link to={paths.mailbox} target="_blank" rel="noreferrer">
            {t("contact.mailbox")}
          </Link>
        </p>
      ) : null}
      <ContactForm
        id="email-code"
        intent="emailConfirm"
        question={codeQuestion}
        name="code"
        label={t("contact.code")}
        hint={t("contact.codeHint", { digits: codeDigits })}
        submit={t("contact.confirm")}
        refused={refusedForm(outcome, "code")}
        control={{ type: "text", inputMode: "numeric", autoComplete: "one-time-code", required: true, maxLength: 20 }}
      />
      <p className="field-hint">{t("contact.missing", { seconds: codeResendMs / secondMs })}</p>
      {tooSoon ? (
        <p className="field-error" role="alert">
          {t(`findings:${tooSoon}` as "findings:code.tooSoon", resent?.params)}
        </p>
      ) : null}
      <div className="section-actions">
        <Form method="post" preventScrollReset>
          <input type="hidden" name="email" value={email} />
          <button type="submit" name="intent" value="emailCode" className="button-default">
            {t("contact.resend")}
          </button>
        </Form>
        <Form method="post" preventScrollReset>
          <button type="submit" name="intent" value="emailCancel" className="button-quiet">
            {t("contact.giveUp")}
          </button>
        </Form>
      </div>
    </div>
  );
}
