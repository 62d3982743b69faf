import { useTranslation } from "react-i18next";
import { lengths } from "~/rules/limits";
import { QuestionField } from "~/ui/form/question-field";
import type { Refused } from "./refused";

/** Which account: asked at the sign-in and for a forgotten password alike. */
export function AccountField({ refused }: { refused: Refused | undefined }) {
  const { t } = useTranslation("signIn");
  const code = refused?.fields?.account;
  return (
    <QuestionField
      id="sign-in-account"
      label={t("account.label")}
      hint={t("account.hint")}
      errors={code ? [code] : undefined}
      params={refused?.params}
      control={{
        type: "text",
        name: "account",
        autoComplete: "username",
        autoCapitalize: "none",
        spellCheck: false,
        required: true,
        maxLength: lengths.email,
        defaultValue: refused?.account,
      }}
    />
  );
}
