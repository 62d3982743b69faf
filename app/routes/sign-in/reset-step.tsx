import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CodeField, MailboxNotice } from "~/ui/form/parts/code-field";
import { NewPasswordFields } from "./new-password-fields";
import type { FormFindings } from "./form-findings";
import { StepForm } from "./step-form";

type Props = { account: string; hasMailbox: boolean; findings: FormFindings | undefined };

/** The code and a new password. The words are the same whether or not there is such an account (S-19). */
export function ResetStep({ account, hasMailbox, findings }: Props) {
  const { t } = useTranslation("signIn");
  return (
    <>
      <div className="sign-in-head">
        <h1>{t("forgotten.title")}</h1>
        <p>{t("forgotten.sent")}</p>
      </div>
      <div className="card sign-in-card">
        <p>
          {t("account.label")}
          <strong className="sign-in-account" lang="">
            {account}
          </strong>
        </p>
        {hasMailbox ? <MailboxNotice text={t("code.mailbox")} /> : null}
        <StepForm id="reset" intent="reset" submit={t("forgotten.submit")} findings={findings}>
          <CodeField
            id="sign-in-code"
            label={t("code.label")}
            hint={t("code.hint")}
            errors={findings?.fields?.code ? [findings.fields.code] : undefined}
            params={findings?.params}
          />
          <NewPasswordFields account={account} findings={findings} />
        </StepForm>
        <Form method="post" className="sign-in-aside">
          <p>{t("forgotten.missing")}</p>
          <button type="submit" name="intent" value="restart" className="button-default">
            {t("forgotten.restart")}
          </button>
        </Form>
      </div>
    </>
  );
}
