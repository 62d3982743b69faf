import { useTranslation } from "react-i18next";
import { FormGuard, type Guard } from "~/ui/form/form-guard";
import { useHeldSubmit } from "~/ui/form/use-held-submit";
import { AccountField } from "./account-field";
import type { Refused } from "./refused";
import { StepForm } from "./step-form";

/** Which account the password is forgotten of. */
export function AskStep({ guard, refused }: { guard: Guard; refused: Refused | undefined }) {
  const { t } = useTranslation("signIn");
  const { hold } = useHeldSubmit(guard.mark);
  return (
    <>
      <div className="sign-in-head">
        <h1>{t("forgotten.title")}</h1>
        <p>{t("forgotten.lead")}</p>
      </div>
      <div className="card sign-in-card">
        <StepForm id="forgotten" intent="code" submit={t("forgotten.send")} refused={refused} hold={hold}>
          <AccountField refused={refused} />
          <FormGuard guard={guard} />
        </StepForm>
      </div>
    </>
  );
}
