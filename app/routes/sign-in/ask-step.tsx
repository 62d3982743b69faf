import { useTranslation } from "react-i18next";
import { FormGuard, type Guard } from "~/ui/form/parts/form-guard";
import { useHeldSubmit } from "~/ui/form/engine/use-held-submit";
import { AccountField } from "./account-field";
import type { FormFindings } from "./form-findings";
import { StepForm } from "./step-form";

/** Which account the password is forgotten of. */
export function AskStep({ guard, findings }: { guard: Guard; findings: FormFindings | undefined }) {
  const { t } = useTranslation("signIn");
  const { hold } = useHeldSubmit(guard.mark);
  return (
    <>
      <div className="sign-in-head">
        <h1>{t("forgotten.title")}</h1>
        <p>{t("forgotten.lead")}</p>
      </div>
      <div className="card sign-in-card">
        <StepForm id="forgotten" intent="code" submit={t("forgotten.send")} findings={findings} hold={hold}>
          <AccountField findings={findings} />
          <FormGuard guard={guard} />
        </StepForm>
      </div>
    </>
  );
}
