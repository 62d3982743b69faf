import { useTranslation } from "react-i18next";
import { lengths } from "~/rules/limits";
import { ContactForm } from "./contact-form";
import { emailQuestion } from "./personal-forms";
import type { FormRefused } from "./personal-outcome";

/** Which e-mail it is to be. */
export function EmailForm({ refused }: { refused: FormRefused | undefined }) {
  const { t } = useTranslation("account");
  return (
    <ContactForm
      id="email"
      intent="emailCode"
      question={emailQuestion}
      name="email"
      label={t("contact.newEmail")}
      hint={t("contact.newEmailHint")}
      submit={t("contact.sendCode")}
      refused={refused}
      control={{ type: "email", inputMode: "email", autoComplete: "email", required: true, maxLength: lengths.email }}
    />
  );
}
