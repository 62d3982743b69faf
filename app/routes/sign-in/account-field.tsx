import { useTranslation } from "react-i18next";
import { lengths } from "~/rules/limits";
import { QuestionField } from "~/ui/form/parts/question-field";
import type { FormFindings } from "./form-findings";

/** Which account: asked at the sign-in and for a forgotten password alike. */
export function AccountField({ findings }: { findings: FormFindings | undefined }) {
  const { t } = useTranslation("signIn");
  const code = findings?.fields?.account;
  return (
    <QuestionField
      id="sign-in-account"
      label={t("account.label")}
      hint={t("account.hint")}
      errors={code ? [code] : undefined}
      params={findings?.params}
      control={{
        type: "text",
        name: "account",
        autoComplete: "username",
        autoCapitalize: "none",
        spellCheck: false,
        required: true,
        maxLength: lengths.email,
        defaultValue: findings?.account,
      }}
    />
  );
}
