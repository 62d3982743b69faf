import { useTranslation } from "react-i18next";
import { codeResendMs, lengths } from "~/rules/limits";
import { CodesForm } from "./codes-form";
import { ContactForm } from "./contact-form";
import { OwnPasswordField } from "./own-password-field";
import { boundPhoneQuestion, phoneCodeQuestion, phoneRemovalQuestion } from "./personal-forms";
import { formRefusal, type PersonalOutcome } from "./personal-outcome";

const secondMs = 1000;

type Props = { hasPassword: boolean; outcome: PersonalOutcome | undefined };
type Codes = { number: string; email: string; hasMailbox: boolean; outcome: PersonalOutcome | undefined };

/** Which phone sign-in codes are to go to, and the password. */
export function BoundPhoneForm({ hasPassword, outcome }: Props) {
  const { t } = useTranslation("account");
  const refusal = formRefusal(outcome, "boundPhone");
  return (
    <ContactForm
      id="bound-phone"
      intent="phoneCode"
      question={boundPhoneQuestion}
      fields={[
        {
          name: "boundPhone",
          label: t("contact.newBoundPhone"),
          hint: t("contact.newBoundPhoneHint"),
          control: { type: "tel", inputMode: "tel", autoComplete: "tel", required: true, maxLength: lengths.code },
        },
      ]}
      submit={t("contact.sendCode")}
      refusal={refusal}
    >
      {hasPassword ? <OwnPasswordField id="bound-phone-password" refusal={refusal} /> : null}
    </ContactForm>
  );
}

/** The codes from the phone and from the account's e-mail. */
export function PhoneCodeForm({ number, email, hasMailbox, outcome }: Codes) {
  const { t } = useTranslation("account");
  return (
    <CodesForm
      id="phone-code"
      question={phoneCodeQuestion}
      fields={[
        { name: "code", label: t("contact.phoneCode"), hint: t("contact.phoneCodeHint") },
        { name: "emailCode", label: t("contact.emailCode"), hint: t("contact.emailCodeHint") },
      ]}
      words={{
        sent: t("contact.sentToPhone"),
        confirm: t("contact.confirmPhone"),
        missing: t("contact.missingEither", { count: codeResendMs / secondMs }),
        giveUp: t("contact.giveUpPhone"),
      }}
      addresses={[number, email]}
      intents={{ confirm: "phoneConfirm", resend: "phoneCode", giveUp: "phoneCancel" }}
      change={{ name: "boundPhone", value: number }}
      hasMailbox={hasMailbox}
      refusal={formRefusal(outcome, "phoneCode")}
      resent={formRefusal(outcome, "boundPhone")}
    />
  );
}

/** Removes the phone, with the password. */
export function PhoneRemovalForm({ hasPassword, outcome }: Props) {
  const { t } = useTranslation("account");
  const refusal = formRefusal(outcome, "phoneRemoval");
  return (
    <ContactForm
      id="phone-removal"
      intent="phoneRemove"
      question={phoneRemovalQuestion}
      fields={[]}
      submit={t("contact.removePhone")}
      refusal={refusal}
    >
      {hasPassword ? <OwnPasswordField id="phone-removal-password" refusal={refusal} /> : null}
    </ContactForm>
  );
}
