import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData, Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { requestFor } from "~/session/request.server";
import { FormGuard, type GuardFields } from "~/ui/base/form-guard";
import { useHeldSubmit } from "~/ui/base/use-held-submit";
import { MailboxNotice } from "~/ui/form/parts/code-field";
import { loadForgotten, takeForgotten } from "./forgotten.server";
import { type FormFindings, AccountField, StepForm } from "./step-form";
import { AccountName, SentCodeField, StepFrame } from "./step-frame";
import { NewPasswordFields } from "./password-field";

export const handle = { title: "signIn:forgotten.title" };

export const loader = (args: LoaderFunctionArgs) => loadForgotten(requestFor(args));

export const action = (args: ActionFunctionArgs) => takeForgotten(requestFor(args));

/** The page for a forgotten password: first the account, then the code from its email and a new password. */
export default function Forgotten() {
  const { t } = useTranslation("signIn");
  const { account, isDone, guard, hasMailbox } = useLoaderData<typeof loader>();
  const findings = useActionData<FormFindings>();
  if (isDone)
    return (
      <main id="main" className="sign-in-page">
        <div className="card sign-in-card" role="status">
          <h1>{t("forgotten.done")}</h1>
          <p>{t("forgotten.doneText")}</p>
          <div className="section-actions">
            <Link to={paths.workspace} reloadDocument className="button-primary">
              {t("submit")}
            </Link>
          </div>
        </div>
      </main>
    );
  return (
    <main id="main" className="sign-in-page">
      {account === null ? (
        <AskStep guard={guard} findings={findings} />
      ) : (
        <ResetStep account={account} hasMailbox={hasMailbox} findings={findings} />
      )}
      <p className="sign-in-aside">
        <Link to={paths.workspace} reloadDocument>
          {t("forgotten.back")}
        </Link>
      </p>
    </main>
  );
}

/** The form for the account whose password is forgotten. */
function AskStep({ guard, findings }: { guard: GuardFields; findings: FormFindings | undefined }) {
  const { t } = useTranslation("signIn");
  const { hold } = useHeldSubmit(guard.mark);
  return (
    <StepFrame title={t("forgotten.title")} lead={t("forgotten.lead")}>
      <StepForm id="forgotten" intent="code" submit={t("forgotten.send")} findings={findings} hold={hold}>
        <AccountField findings={findings} />
        <FormGuard guard={guard} />
      </StepForm>
    </StepFrame>
  );
}

type Props = { account: string; hasMailbox: boolean; findings: FormFindings | undefined };

/** The code and a new password. The text is the same whether or not the account exists (S-19). */
function ResetStep({ account, hasMailbox, findings }: Props) {
  const { t } = useTranslation("signIn");
  return (
    <StepFrame title={t("forgotten.title")} lead={t("forgotten.sent")}>
      <AccountName account={account} />
      {hasMailbox ? <MailboxNotice text={t("code.mailbox")} /> : null}
      <StepForm id="reset" intent="reset" submit={t("forgotten.submit")} findings={findings}>
        <SentCodeField hint={t("forgotten.hint")} findings={findings} />
        <NewPasswordFields account={account} findings={findings} />
      </StepForm>
      <Form method="post" className="sign-in-aside">
        <p>{t("forgotten.missing")}</p>
        <button type="submit" name="intent" value="restart" className="button-default">
          {t("forgotten.restart")}
        </button>
      </Form>
    </StepFrame>
  );
}
