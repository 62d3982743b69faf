import { useTranslation } from "react-i18next";
import { lengths } from "~/rules/limits";
import { ContactForm } from "./contact-form";
import { OwnPasswordField } from "./own-password-field";
import { emailQuestion } from "./personal-forms";
import type { FormRefused } from "./personal-outcome";

type Props = { hasPassword: boolean; refused: FormRefused | undefined };

/** Which e-mail it is to be, and the password: an open session is not enough. */
export function EmailForm({ hasPassword, refused }: Props) {
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
      refused={refused}
    >
      {hasPassword ? <OwnPasswordField id="email-password" refused={refused} /> : null}
    </ContactForm>
  );
}
