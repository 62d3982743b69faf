import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { requestFor } from "~/session/request.server";
import { formatDay } from "~/rules/format";
import type { Standing } from "~/contract/sign-in";
import { MailboxNotice } from "~/ui/form/parts/code-field";
import { Resend } from "~/ui/page/resend";
import { AuthenticatorStep } from "./authenticator-step";
import { CompanySignIn } from "./company-sign-in";
import { OtherLinks } from "./other-ways";
import { PasskeyStep } from "./passkey-step";
import { RecoveryCodeStep } from "./recovery-code-step";
import { type FormFindings, AccountField, SendCodeForm, StepForm } from "./step-form";
import { AccountName, SentCodeField, StepFrame } from "./step-frame";
import { loadSignIn, takeSignInStep } from "./sign-in.server";
import { findOther } from "./second-factors";
import { PasswordField, NewPasswordFields } from "./password-field";

export const handle = { title: "signIn:title" };

export const loader = (args: LoaderFunctionArgs) => loadSignIn(requestFor(args), args.params.uid ?? "");

export const action = (args: ActionFunctionArgs) => takeSignInStep(requestFor(args), args.params.uid ?? "");

/**
 * Signing in at the embedded identity provider: account and password, a new password at the first sign-in, and the code
 * (decision 016).
 */
export default function SignIn() {
  const { t } = useTranslation("signIn");
  const { standing, loginCodeFrom, hasMailbox } = useLoaderData<typeof loader>();
  const findings = useActionData<FormFindings>();
  const [query] = useSearchParams();
  const other = findOther(standing, query);
  if (other)
    return (
      <main id="main" className="sign-in-page">
        {other.way === "authenticator" ? (
          <AuthenticatorStep findings={findings} standing={other.standing} />
        ) : (
          <RecoveryCodeStep findings={findings} standing={other.standing} />
        )}
      </main>
    );
  return (
    <main id="main" className="sign-in-page">
      {standing?.step === "password" ? (
        <PasswordStep findings={findings} loginCodeFrom={loginCodeFrom} company={standing.company} />
      ) : null}
      {standing?.step === "newPassword" ? <NewPasswordStep findings={findings} account={standing.account} /> : null}
      {standing?.step === "code" ? <CodeStep findings={findings} standing={standing} hasMailbox={hasMailbox} /> : null}
      {standing?.step === "codeIfRight" ? <CodeIfRightStep findings={findings} hasMailbox={hasMailbox} /> : null}
      {standing?.step === "passkey" ? (
        <PasskeyStep key={standing.options.challenge} findings={findings} standing={standing} />
      ) : null}
      {standing ? null : (
        <div className="card sign-in-card">
          <h1>{t("gone.title")}</h1>
          <p>{t("gone.text")}</p>
          <div className="section-actions">
            <Link to={paths.workspace} reloadDocument className="button-primary">
              {t("again")}
            </Link>
          </div>
        </div>
      )}
    </main>
  );
}

type PasswordStepProps = {
  findings: FormFindings | undefined;
  loginCodeFrom: string;
  company: { callbackUrl: string } | undefined;
};

/** Step one: account and password, or the company's own provider; the code of step two is announced (§1). */
function PasswordStep({ findings, loginCodeFrom, company }: PasswordStepProps) {
  const { t, i18n } = useTranslation(["signIn", "home"]);
  return (
    <>
      <StepFrame title={t("title")} lead={t("lead")}>
        <StepForm id="sign-in" intent="password" submit={t("submit")} findings={findings}>
          <AccountField findings={findings} />
          <PasswordField name="password" kind="current-password" label={t("password.label")} findings={findings} />
        </StepForm>
        <p className="sign-in-aside">
          <Link to={paths.forgotten}>{t("forgotten.link")}</Link>
        </p>
      </StepFrame>
      {company ? <CompanySignIn callbackUrl={company.callbackUrl} /> : null}
      <p className="notice">
        <strong>{t("home:loginCode.title")}</strong>
        <br />
        {t("home:loginCode.text", { date: formatDay(i18n.language, loginCodeFrom) })}
      </p>
    </>
  );
}

type CodeStepProps = {
  standing: Extract<Standing, { step: "code" }>;
  hasMailbox: boolean;
  findings: FormFindings | undefined;
};

/** Step two: the code from the account's email or bound phone (§1). */
function CodeStep({ standing, hasMailbox, findings }: CodeStepProps) {
  const { t } = useTranslation("signIn");
  const { email, phone, sentTo = "email", resendSeconds } = standing;
  const isSms = sentTo === "phone";
  return (
    <StepFrame title={t("code.title")} lead={isSms ? t("code.sentToPhone") : t("code.sent")}>
      <p className="sign-in-account" lang="" translate="no">
        {isSms ? phone : email}
      </p>
      {hasMailbox ? <MailboxNotice text={t("code.mailbox")} /> : null}
      <StepForm id="sign-in-code-form" intent="code" submit={t("submit")} findings={findings}>
        <SentCodeField submits hint={t(isSms ? "code.phoneHint" : "code.hint")} findings={findings} />
      </StepForm>
      <div className="sign-in-aside">
        <Resend intent="resend" waitSeconds={resendSeconds} isSms={isSms} reloadDocument />
        {phone === undefined ? null : isSms ? (
          <SendCodeForm to="email" label={t("code.toEmail")} address={email} />
        ) : (
          <SendCodeForm to="phone" label={t("code.toPhone")} address={phone} />
        )}
        <OtherLinks standing={standing} current="code" />
      </div>
    </StepFrame>
  );
}

/**
 * The code step of an account with many failed attempts: the page does not know whether the password was correct, and
 * its text reflects that.
 */
function CodeIfRightStep({ hasMailbox, findings }: Omit<CodeStepProps, "standing">) {
  const { t } = useTranslation("signIn");
  return (
    <StepFrame title={t("code.title")} lead={t("codeIfRight.lead")}>
      {hasMailbox ? <MailboxNotice text={t("code.mailbox")} /> : null}
      <StepForm id="sign-in-code-form" intent="code" submit={t("submit")} findings={findings}>
        <SentCodeField submits hint={t("codeIfRight.hint")} findings={findings} />
      </StepForm>
      <div className="sign-in-aside">
        <p>{t("codeIfRight.missing")}</p>
        <Link to={paths.workspace} reloadDocument>
          {t("again")}
        </Link>
        <Link to={paths.forgotten}>{t("forgotten.link")}</Link>
      </div>
    </StepFrame>
  );
}

type NewPasswordStepProps = { account: string; findings: FormFindings | undefined };

/** The initial password came by mail; the first sign-in replaces it (§1, stage 4). */
function NewPasswordStep({ account, findings }: NewPasswordStepProps) {
  const { t } = useTranslation("signIn");
  return (
    <StepFrame title={t("newPassword.title")} lead={t("newPassword.lead")}>
      <AccountName account={account} />
      <StepForm id="new-password" intent="newPassword" submit={t("newPassword.submit")} findings={findings}>
        <NewPasswordFields account={account} findings={findings} />
      </StepForm>
    </StepFrame>
  );
}
