import { useTranslation } from "react-i18next";
import { codeDigits } from "~/rules/limits";
import { codeControl } from "~/ui/form/code-control";
import { QuestionField } from "~/ui/form/question-field";
import type { Refused } from "./refused";

/** The code from the letter or, with `isSms`, from the text message. */
export function CodeField({ refused, isSms = false }: { refused: Refused | undefined; isSms?: boolean }) {
  const { t } = useTranslation("signIn");
  const code = refused?.fields?.code;
  return (
    <QuestionField
      id="sign-in-code"
      label={t("code.label")}
      hint={t(isSms ? "code.phoneHint" : "code.hint", { digits: codeDigits })}
      errors={code ? [code] : undefined}
      params={refused?.params}
      control={{
        ...codeControl,
        name: "code",
        autoFocus: true,
      }}
    />
  );
}
