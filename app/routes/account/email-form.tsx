import { useTranslation } from "react-i18next";
import { lengths } from "~/rules/limits";
import { QuestionField } from "~/ui/form/question-field";
import { ContactForm } from "./contact-form";
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
      {hasPassword ? (
        <QuestionField
          id="email-password"
          label={t("contact.password")}
          hint={t("contact.passwordHint")}
          errors={refused?.reply.error?.password ?? undefined}
          params={refused?.params}
          control={{
            type: "password",
            name: "password",
            autoComplete: "current-password",
            autoCapitalize: "none",
            spellCheck: false,
            required: true,
            maxLength: 400,
          }}
        />
      ) : null}
    </ContactForm>
  );
}
