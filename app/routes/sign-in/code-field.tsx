import { useTranslation } from "react-i18next";
import { codeDigits } from "~/rules/limits";
import { QuestionField } from "~/ui/form/question-field";
import type { Refused } from "./refused";

/** The code from the letter. */
export function CodeField({ refused }: { refused: Refused | undefined }) {
  const { t } = useTranslation("signIn");
  const code = refused?.fields?.code;
  return (
    <div className="code-field">
      <QuestionField
        id="sign-in-code"
        label={t("code.label")}
        hint={t("code.hint", { digits: codeDigits })}
        errors={code ? [code] : undefined}
        params={refused?.params}
        control={{
          type: "text",
          name: "code",
          inputMode: "numeric",
          autoComplete: "one-time-code",
          required: true,
          maxLength: 20,
        }}
      />
    </div>
  );
}
