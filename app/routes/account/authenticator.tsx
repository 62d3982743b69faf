import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import "~/ui/page/authenticator.css";
import { paths } from "~/paths";
import { StepForm } from "~/routes/sign-in/step-form";
import { retryHeaders } from "~/session/answer-failure.server";
import { flash } from "~/session/flash.server";
import { requestFor } from "~/session/request.server";
import { CodeField, MailboxNotice } from "~/ui/form/parts/code-field";
import { AppSetupStep } from "./app-setup-step";
import type { AuthenticatorOutcome } from "./authenticator-outcome";
import { loadAuthenticator, takeAuthenticator } from "./authenticator.server";
import { RecoveryCodesList } from "./recovery-codes-list";

export const handle = { title: "account:authenticator.title" };

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();

  return json(await loadAuthenticator(portal));
}

export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();

  const taken = await takeAuthenticator(portal, await portal.form());
  if (taken === "removed") {
    const headers = { "set-cookie": await flash({ code: "authenticator.removed" }) };
    return redirect(paths.personal, { status: 303, headers });
  }
  const { outcome, failure } = taken;
  const hasFindings = "findings" in outcome && outcome.findings !== undefined;
  return json<AuthenticatorOutcome>(outcome, {
    status: failure?.status ?? (hasFindings ? 400 : 200),
    headers: failure && retryHeaders(failure),
  });
}

/**
 * Adds or removes the authenticator app, or creates new recovery codes (decision 067). Every step is a form on the page, so
 * it works without scripts. Secrets appear only in the response to a form, never in an address.
 */
export default function Authenticator() {
  const { t } = useTranslation("account");
  const { own, email, task, hasMailbox } = useLoaderData<typeof loader>();
  const outcome = useActionData<AuthenticatorOutcome>();
  const isPossible = { add: !own.authenticator, remove: own.authenticator !== null, recoveryCodes: own.recoveryCodes };
  return (
    <div className="authenticator">
      <h1>{t(`authenticator.tasks.${task}.title`)}</h1>
      <section className="card" aria-label={t(`authenticator.tasks.${task}.title`)}>
        {outcome?.step === "codes" ? (
          <RecoveryCodesList codes={outcome.recoveryCodes} />
        ) : !isPossible[task] ? (
          <p>{t(`authenticator.tasks.${task}.needless`)}</p>
        ) : outcome?.step === "app" ? (
          <AppSetupStep setup={outcome.setup} findings={outcome.findings} />
        ) : (
          <CodeStep task={task} email={email} hasMailbox={hasMailbox} outcome={outcome} />
        )}
      </section>
      <p>
        <Link to={paths.personal} reloadDocument>
          {t("authenticator.back")}
        </Link>
      </p>
    </div>
  );
}

type CodeStepProps = {
  task: "add" | "remove" | "recoveryCodes";
  email: string;
  hasMailbox: boolean;
  outcome: Exclude<AuthenticatorOutcome, { step: "app" | "codes" }> | undefined;
};

/** The form for the new code that is required before any change: it is first sent and then entered. */
function CodeStep({ task, email, hasMailbox, outcome }: CodeStepProps) {
  const { t } = useTranslation("account");
  const isSent = outcome?.step === "code";
  const findings = outcome?.findings;
  const address = (
    <p className="contact-value" lang="">
      {email}
    </p>
  );
  if (!isSent)
    return (
      <>
        <p>{t(`authenticator.tasks.${task}.lead`)}</p>
        <p>{t("passkeys.sendLead")}</p>
        {address}
        <StepForm id="authenticator-send" intent="send" submit={t("passkeys.send")} findings={findings}>
          {null}
        </StepForm>
      </>
    );
  const { challengeId } = outcome;
  return (
    <>
      <p>{t("passkeys.sent")}</p>
      {address}
      {hasMailbox ? <MailboxNotice text={t("contact.mailbox")} /> : null}
      <StepForm
        id="authenticator-code-form"
        intent={task}
        submit={t(`authenticator.tasks.${task}.confirm`)}
        findings={findings}
      >
        <input type="hidden" name="challengeId" value={challengeId} />
        <CodeField
          id="authenticator-email-code"
          label={t("passkeys.code")}
          hint={t("passkeys.codeHint")}
          submits
          errors={findings?.fields?.code ? [findings.fields.code] : undefined}
          params={findings?.params}
        />
      </StepForm>
      <form method="post" className="section-actions">
        <input type="hidden" name="challengeId" value={challengeId} />
        <button type="submit" name="intent" value="send" className="button-quiet">
          {t("passkeys.resend")}
        </button>
      </form>
    </>
  );
}
