import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { requestFor } from "~/session/request.server";
import { CodeStep } from "./code-step";
import { NewPasswordStep } from "./new-password-step";
import { PasswordStep } from "./password-step";
import type { FormFindings } from "./form-findings";
import { loadSignIn, takeStep } from "./sign-in.server";

export const handle = { title: "signIn:title" };

export const loader = (args: LoaderFunctionArgs) => loadSignIn(requestFor(args), args.params.uid ?? "");

export const action = (args: ActionFunctionArgs) => takeStep(requestFor(args), args.params.uid ?? "");

/** Signing in at the embedded identity provider: account and password, a new password at first, and the code (decision 016). */
export default function SignIn() {
  const { t } = useTranslation("signIn");
  const { standing, loginCodeFrom, hasMailbox } = useLoaderData<typeof loader>();
  const findings = useActionData<FormFindings>();
  return (
    <main id="main" className="sign-in-page">
      {standing?.step === "password" ? <PasswordStep findings={findings} loginCodeFrom={loginCodeFrom} /> : null}
      {standing?.step === "newPassword" ? <NewPasswordStep findings={findings} account={standing.account} /> : null}
      {standing?.step === "code" ? <CodeStep findings={findings} standing={standing} hasMailbox={hasMailbox} /> : null}
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
