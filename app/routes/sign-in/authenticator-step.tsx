import { useTranslation } from "react-i18next";
import { CodeField } from "~/ui/form/parts/code-field";
import { OtherWays } from "./other-ways";
import type { FactorStanding } from "./second-factors";
import { type FormFindings, StepForm } from "./step-form";
import { StepFrame } from "./step-frame";

type Props = { standing: FactorStanding; findings: FormFindings | undefined };

/** Step two with the code of an authenticator app (decision 067). */
export function AuthenticatorStep({ standing, findings }: Props) {
  const { t } = useTranslation("signIn");
  return (
    <StepFrame title={t("authenticator.title")} lead={t("authenticator.lead")}>
      <StepForm id="sign-in-authenticator" intent="authenticator" submit={t("submit")} findings={findings}>
        <CodeField
          id="authenticator-code"
          label={t("code.label")}
          hint={t("authenticator.hint")}
          submits
          errors={findings?.fields?.code ? [findings.fields.code] : undefined}
          params={findings?.params}
        />
      </StepForm>
      <OtherWays standing={standing} current="authenticator" />
    </StepFrame>
  );
}
