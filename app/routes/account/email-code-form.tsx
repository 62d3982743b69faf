import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { codeDigits, codeLifeMs, codeResendMs } from "~/rules/limits";
import { ContactForm } from "./contact-form";
import { codeQuestion } from "./personal-forms";
import { type PersonalOutcome, refusedForm } from "./personal-outcome";

const minuteMs = 60_000;
const secondMs = 1000;

type Props = { email: string; old: string; hasMailbox: boolean; outcome: PersonalOutcome | undefined };

const control = {
  type: "text",
  inputMode: "numeric",
  autoComplete: "one-time-code",
  required: true,
  maxLength: 20,
} as const;

/** The codes from the new address and from the old; both can be sent once more, or the change given up. */
export function EmailCodeForm({ email, old, hasMailbox, outcome }: Props) {
  const { t } = useTranslation(["account", "findings"]);
  const resent = refusedForm(outcome, "email");
  const [tooSoon] = Object.values(resent?.reply.error ?? {}).flatMap((codes) => codes ?? []);
  return (
    <div className="contact-code">
      <p>{t("contact.sent", { digits: codeDigits, minutes: codeLifeMs / minuteMs })}</p>
      <p className="contact-value" lang="">
        {email}
      </p>
      <p className="contact-value" lang="">
        {old}
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
        fields={[
          {
            name: "code",
            label: t("contact.code"),
            hint: t("contact.codeHint", { digits: codeDigits }),
            control,
          },
          {
            name: "oldCode",
            label: t("contact.oldCode"),
            hint: t("contact.oldCodeHint", { digits: codeDigits }),
            control,
          },
        ]}
        submit={t("contact.confirm")}
        refused={refusedForm(outcome, "code")}
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
