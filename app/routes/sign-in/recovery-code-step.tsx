import { useTranslation } from "react-i18next";
import { recoveryTextMax } from "~/rules/sign-in/recovery-code";
import { QuestionField } from "~/ui/form/parts/question-field";
import { OtherWays } from "./other-ways";
import type { FactorStanding } from "./second-factors";
import { type FormFindings, StepForm } from "./step-form";
import { StepFrame } from "./step-frame";

type Props = { standing: FactorStanding; findings: FormFindings | undefined };

/** The second step of a sign-in, with a recovery code; each code works only once (decision 067). */
export function RecoveryCodeStep({ standing, findings }: Props) {
  const { t } = useTranslation("signIn");
  return (
    <StepFrame title={t("recoveryCode.title")} lead={t("recoveryCode.lead")}>
      <StepForm id="sign-in-recovery-code" intent="recoveryCode" submit={t("submit")} findings={findings}>
        <QuestionField
          id="recovery-code"
          label={t("recoveryCode.label")}
          hint={t("recoveryCode.hint")}
          errors={findings?.fields?.code ? [findings.fields.code] : undefined}
          params={findings?.params}
          control={{
            type: "text",
            name: "code",
            autoComplete: "off",
            autoCapitalize: "characters",
            spellCheck: false,
            autoFocus: true,
            required: true,
            maxLength: recoveryTextMax,
          }}
        />
      </StepForm>
      <OtherWays standing={standing} current="recoveryCode" />
    </StepFrame>
  );
}
