import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { codeDigits, codeLifeMs } from "~/rules/limits";
import { CodeField } from "./code-field";
import { NewPasswordFields } from "./new-password-fields";
import type { Refused } from "./refused";
import { StepForm } from "./step-form";

const minuteMs = 60_000;
type Props = { account: string; hasMailbox: boolean; refused: Refused | undefined };

/** The code and a new password. The words are the same whether or not there is such an account (S-19). */
export function ResetStep({ account, hasMailbox, refused }: Props) {
  const { t } = useTranslation("signIn");
  return (
    <>
      <div className="sign-in-head">
        <h1>{t("forgotten.title")}</h1>
        <p>{t("forgotten.sent", { digits: codeDigits, minutes: codeLifeMs / minuteMs })}</p>
      </div>
      <div className="card sign-in-card">
        <p>
          {t("account.label")}
          <strong className="sign-in-account" lang="">
            {account}
          </strong>
        </p>
        {hasMailbox ? (
          <p className="notice">
            <Link to={paths.mailbox} target="_blank" rel="noreferrer">
              {t("code.mailbox")}
            </Link>
          </p>
        ) : null}
        <StepForm id="reset" intent="reset" submit={t("forgotten.submit")} refused={refused}>
          <CodeField refused={refused} />
          <NewPasswordFields account={account} refused={refused} />
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
