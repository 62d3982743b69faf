import { useTranslation } from "react-i18next";
import { NewPasswordFields } from "./new-password-fields";
import type { FormFindings } from "./form-findings";
import { StepForm } from "./step-form";

type Props = { account: string; findings: FormFindings | undefined };

/** The initial password came by mail; the first sign-in replaces it (§1, stage 4). */
export function NewPasswordStep({ account, findings }: Props) {
  const { t } = useTranslation("signIn");
  return (
    <>
      <div className="sign-in-head">
        <h1>{t("newPassword.title")}</h1>
        <p>{t("newPassword.lead")}</p>
      </div>
      <div className="card sign-in-card">
        <p>
          {t("account.label")}
          <strong className="sign-in-account" lang="">
            {account}
          </strong>
        </p>
        <StepForm id="new-password" intent="newPassword" submit={t("newPassword.submit")} findings={findings}>
          <NewPasswordFields account={account} findings={findings} />
        </StepForm>
      </div>
    </>
  );
}
