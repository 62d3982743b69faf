import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Standing } from "~/contract/sign-in";
import { paths } from "~/paths";
import { codeDigits, codeLifeMs } from "~/rules/limits";
import { Resend } from "~/ui/page/resend";
import { CodeField } from "./code-field";
import type { Refused } from "./refused";
import { StepForm } from "./step-form";

const minuteMs = 60_000;
type Props = { standing: Extract<Standing, { step: "code" }>; hasMailbox: boolean; refused: Refused | undefined };

/** Step two: the code from the account's e-mail or bound phone (§1). */
export function CodeStep({ standing, hasMailbox, refused }: Props) {
  const { t } = useTranslation("signIn");
  const { email, phone, sentTo = "email", resendSeconds } = standing;
  const isSms = sentTo === "phone";
  const sent = { digits: codeDigits, minutes: codeLifeMs / minuteMs };
  return (
    <>
      <div className="sign-in-head">
        <h1>{t("code.title")}</h1>
        <p>{isSms ? t("code.sentToPhone", sent) : t("code.sent", sent)}</p>
      </div>
      <div className="card sign-in-card">
        <p className="sign-in-account" lang="">
          {isSms ? phone : email}
        </p>
        {hasMailbox ? (
          <p className="notice">
            <Link to={paths.mailbox} target="_blank" rel="noreferrer">
              {t("code.mailbox")}
            </Link>
          </p>
        ) : null}
        <StepForm id="sign-in-code-form" intent="code" submit={t("submit")} refused={refused}>
          <CodeField refused={refused} isSms={isSms} />
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
