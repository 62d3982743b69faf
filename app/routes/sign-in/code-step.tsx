import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Standing } from "~/contract/sign-in";
import { CodeField, MailboxNotice } from "~/ui/form/parts/code-field";
import { Resend } from "~/ui/page/resend";
import type { FormFindings } from "./form-findings";
import { StepForm } from "./step-form";

type Props = { standing: Extract<Standing, { step: "code" }>; hasMailbox: boolean; findings: FormFindings | undefined };

/** Step two: the code from the account's e-mail or bound phone (§1). */
export function CodeStep({ standing, hasMailbox, findings }: Props) {
  const { t } = useTranslation("signIn");
  const { email, phone, sentTo = "email", resendSeconds } = standing;
  const isSms = sentTo === "phone";
  return (
    <>
      <div className="sign-in-head">
        <h1>{t("code.title")}</h1>
        <p>{isSms ? t("code.sentToPhone") : t("code.sent")}</p>
      </div>
      <div className="card sign-in-card">
        <p className="sign-in-account" lang="">
          {isSms ? phone : email}
        </p>
        {hasMailbox ? <MailboxNotice text={t("code.mailbox")} /> : null}
        <StepForm id="sign-in-code-form" intent="code" submit={t("submit")} findings={findings}>
          <CodeField
            id="sign-in-code"
            label={t("code.label")}
            hint={t(isSms ? "code.phoneHint" : "code.hint")}
            errors={findings?.fields?.code ? [findings.fields.code] : undefined}
            params={findings?.params}
          />
        </StepForm>
        <div className="sign-in-aside">
          <Resend intent="resend" seconds={resendSeconds} isSms={isSms} reloadDocument />
          {phone === undefined ? null : (
            <Form method="post" reloadDocument>
              <input type="hidden" name="to" value={isSms ? "email" : "phone"} />
              <button type="submit" name="intent" value="resend" className="button-quiet">
                {t(isSms ? "code.toEmail" : "code.toPhone")} <span lang="">{isSms ? email : phone}</span>
              </button>
            </Form>
          )}
        </div>
      </div>
    </>
  );
}
