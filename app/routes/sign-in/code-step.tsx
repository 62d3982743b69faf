import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { codeDigits, codeLifeMs } from "~/rules/limits";
import { useHydrated } from "~/ui/form/use-hydrated";
import { useSecondsLeft } from "~/ui/page/use-seconds-left";
import { CodeField } from "./code-field";
import type { Refused } from "./refused";
import { StepForm } from "./step-form";

const minuteMs = 60_000;
type Props = { email: string; resendSeconds: number; hasMailbox: boolean; refused: Refused | undefined };

/** Step two: the code from the account's e-mail (§1). */
export function CodeStep({ email, resendSeconds, hasMailbox, refused }: Props) {
  const { t } = useTranslation("signIn");
  const seconds = useSecondsLeft(resendSeconds);
  const isWaiting = useHydrated() && seconds > 0;
  return (
    <>
      <div className="sign-in-head">
        <h1>{t("code.title")}</h1>
        <p>{t("code.sent", { digits: codeDigits, minutes: codeLifeMs / minuteMs })}</p>
      </div>
      <div className="card sign-in-card">
        <p className="sign-in-account" lang="">
          {email}
        </p>
        {hasMailbox ? (
          <p className="notice">
            <Link to={paths.mailbox} target="_blank" rel="noreferrer">
              {t("code.mailbox")}
            </Link>
          </p>
        ) : null}
        <StepForm id="sign-in-code-form" intent="code" submit={t("submit")} refused={refused}>
          <CodeField refused={refused} />
        </StepForm>
        <div className="sign-in-aside">
          <p>{seconds > 0 ? t("code.missing", { seconds }) : t("code.missingNow")}</p>
          <Form method="post" reloadDocument>
            <button type="submit" name="intent" value="resend" className="button-default" disabled={isWaiting}>
              {t("code.resend")}
            </button>
          </Form>
        </div>
      </div>
    </>
  );
}
