import { useTranslation } from "react-i18next";
import { QuestionField } from "~/ui/form/parts/question-field";
import type { FormRefusal } from "./personal-outcome";

/** The password of who is signed in, once more: an open session is not enough to change how an account is reached. */
export function OwnPasswordField({ id, refusal }: { id: string; refusal: FormRefusal | undefined }) {
  const { t } = useTranslation("account");
  return (
    <QuestionField
      id={id}
      label={t("contact.password")}
      hint={t("contact.passwordHint")}
      errors={refusal?.reply.error?.password ?? undefined}
      params={refusal?.params}
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
