import { useTranslation } from "react-i18next";
import { lengths } from "~/rules/limits";
import { ContactForm } from "./contact-form";
import { OwnPasswordField } from "./own-password-field";
import { emailQuestion } from "./personal-forms";
import type { FormRefusal } from "./personal-outcome";

type Props = { hasPassword: boolean; refusal: FormRefusal | undefined };

/** Which e-mail it is to be, and the password: an open session is not enough. */
export function EmailForm({ hasPassword, refusal }: Props) {
  const { t } = useTranslation("account");
  return (
    <ContactForm
      id="email"
      intent="emailCode"
      question={emailQuestion}
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
