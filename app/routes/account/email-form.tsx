import { useTranslation } from "react-i18next";
import { lengths } from "~/rules/limits/lengths";
import { codeResendMs } from "~/rules/limits/codes";
import { inSeconds } from "~/rules/time";
import { ContactForm, OwnPasswordField, CodesForm } from "./contact-form";
import {
  accountEmailQuestion,
  accountCodeQuestion,
  type FormRefusal,
  type PersonalOutcome,
  formRefusal,
} from "./personal-forms";

type EmailFormProps = { hasPassword: boolean; refusal: FormRefusal | undefined };

/** The new email address, and the password: an open session is not enough. */
export function EmailForm({ hasPassword, refusal }: EmailFormProps) {
  const { t } = useTranslation("account");
  return (
    <ContactForm
      id="email"
      intent="emailCode"
      question={accountEmailQuestion}
      fields={[
        {
          name: "email",
          label: t("contact.newEmail"),
          hint: t("contact.newEmailHint"),
          control: {
            type: "email",
            inputMode: "email",
            autoComplete: "email",
            required: true,
            maxLength: lengths.email,
          },
        },
      ]}
      submit={t("contact.sendCode")}
      refusal={refusal}
    >
      {hasPassword ? <OwnPasswordField id="email-password" refusal={refusal} /> : null}
    </ContactForm>
  );
}

type EmailCodeFormProps = { email: string; old: string; hasMailbox: boolean; outcome: PersonalOutcome | undefined };

/** The codes from the new address and from the old. */
export function EmailCodeForm({ email, old, hasMailbox, outcome }: EmailCodeFormProps) {
  const { t } = useTranslation("account");
  return (
    <CodesForm
      id="email-code"
      question={accountCodeQuestion}
      fields={[
        { name: "code", label: t("contact.code"), hint: t("contact.codeHint") },
        { name: "oldCode", label: t("contact.oldCode"), hint: t("contact.oldCodeHint") },
      ]}
      words={{
        sent: t("contact.sent"),
        confirm: t("contact.confirm"),
        missing: t("contact.missing", { count: inSeconds(codeResendMs) }),
        cancel: t("contact.cancel"),
      }}
      addresses={[email, old]}
      intents={{ confirm: "emailConfirm", resend: "emailCode", cancel: "emailCancel" }}
      change={{ name: "email", value: email }}
      hasMailbox={hasMailbox}
      refusal={formRefusal(outcome, "code")}
      resent={formRefusal(outcome, "email")}
    />
  );
}
