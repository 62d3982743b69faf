import { useTranslation } from "react-i18next";
import { QuestionField } from "~/ui/form/question-field";
import type { FormRefused } from "./personal-outcome";

/** The password of who is signed in, once more: an open session is not enough to change how an account is reached. */
export function OwnPasswordField({ id, refused }: { id: string; refused: FormRefused | undefined }) {
  const { t } = useTranslation("account");
  return (
    <QuestionField
      id={id}
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
  );
}
