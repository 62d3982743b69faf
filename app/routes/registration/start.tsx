import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, Form, useNavigation, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { INTENT } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import "~/ui/page/start.css";
import { requestFor } from "~/session/request.server";
import type { CodeDeliveryState } from "~/rules/emails/code-delivery";
import { lengths } from "~/rules/limits/lengths";
import { FormGuard, type GuardFields } from "~/ui/base/form-guard";
import { readQuestion } from "~/rules/form/question";
import { QuestionField } from "~/ui/form/parts/question-field";
import { useHeldSubmit } from "~/ui/base/use-held-submit";
import { paths } from "~/paths";
import { CodeForm } from "~/ui/form/parts/code-form";
import { Resend } from "~/ui/page/resend";
import { loadStart, takeStart } from "./start.server";
import { DeliveryNotice } from "./delivery-notice";
import { StartSteps } from "./start-steps";
import { registrantQuestion, type StartOutcome, startCodeQuestion } from "./start-forms";

export const handle = { title: "registration:start.title", description: "registration:start.lead" };

export const loader = async (args: LoaderFunctionArgs) => json(await loadStart(requestFor(args)));

export const action = (args: ActionFunctionArgs) => takeStart(requestFor(args));

/**
 * The registrant's name, email and emailed code (§5). Starts a registration, or resumes the open one of this email
 * address.
 */
export default function Start() {
  const { t } = useTranslation("registration");
  const data = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <main id="main" className="narrow start-page">
      <StartSteps current="email" />
      <h1>{data.isSent ? t("start.codeTitle") : t("start.title")}</h1>
      {data.isSent ? (
        <CodeStep key={data.sentAt} sent={data} outcome={outcome} />
      ) : (
        <>
          <p className="lead">{data.isReturn ? t("start.leadBack") : t("start.lead")}</p>
          <RegistrantStep registrant={data} outcome={outcome} />
        </>
      )}
    </main>
  );
}

type Props = {
  registrant: { name: string; email: string; isInvited: boolean; to: string; guard: GuardFields };
  outcome?: StartOutcome;
};

/** Step one: who registers, and where the code goes. */
function RegistrantStep({ registrant: { name, email, isInvited, to, guard }, outcome }: Props) {
  const { t } = useTranslation(["registration", "fields"]);
  const { isHeld, hold } = useHeldSubmit(guard.mark);
  const isBusy = useNavigation().state === "submitting" || isHeld;
  const [form, fields] = useForm<{ name: string; email: string }>({
    id: "registrant",
    defaultValue: { name, email },
    lastResult: outcome && "registrant" in outcome ? outcome.registrant : undefined,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => readQuestion(registrantQuestion, formData, formData.get(INTENT)),
    onSubmit: hold,
  });
  const question = (field: "name" | "email") => ({
    id: fields[field].id,
    label: t(`fields:registrant.${field}.label`),
    hint: isInvited && field === "email" ? t("start.invitedEmail") : t(`fields:registrant.${field}.hint`),
    errors: fields[field].errors,
    params: outcome?.params,
  });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="card" aria-busy={isBusy}>
      <input type="hidden" name="to" value={to} />
      <FormGuard guard={guard} />
      <QuestionField
        {...question("name")}
        control={{
          type: "text",
          name: "name",
          autoComplete: "name",
          maxLength: 100,
          defaultValue: fields.name.initialValue,
        }}
      />
      <QuestionField
        {...question("email")}
        control={{
          type: "text",
          name: "email",
          autoComplete: "email",
          inputMode: "email",
          maxLength: lengths.email,
          readOnly: isInvited,
          defaultValue: fields.email.initialValue,
        }}
      />
      <div className="section-actions">
        <button type="submit" name="intent" value="send" className="button-primary">
          {isBusy ? t("start.sending") : t("start.send")}
        </button>
      </div>
    </Form>
  );
}

type SentCode = {
  name: string;
  email: string;
  to: string;
  resendSeconds: number;
  delivery: CodeDeliveryState;
  guard: GuardFields;
};

/** Step two: the code from the email. The answers of step one are shown on one line. */
function CodeStep({ sent, outcome }: { sent: SentCode; outcome?: StartOutcome }) {
  const { t } = useTranslation(["registration", "fields"]);
  const { name, email, to, resendSeconds, delivery, guard } = sent;
  const notSent = outcome && "registrant" in outcome ? outcome.registrant.error : undefined;
  return (
    <div className="card start-code">
      <section className="start-registrant" aria-label={t("start.registrant")}>
        <p lang="" translate="no">
          <strong>{name}</strong> <span>{email}</span>
        </p>
        <Link to={paths.registerChange(to)}>{t("start.change")}</Link>
      </section>
      <DeliveryNotice rendered={delivery} email={email} to={to} />
      <CodeForm
        id="registrant-code"
        question={startCodeQuestion}
        intent="start"
        lastResult={outcome && "code" in outcome ? outcome.code : undefined}
        label={t("fields:registrant.code.label")}
        hint={t("fields:registrant.code.hint")}
        params={outcome?.params}
        words={{ submit: t("start.begin"), busy: t("start.begin") }}
      >
        <input type="hidden" name="to" value={to} />
      </CodeForm>
      <div className="resend">
        <Resend
          intent="send"
          waitSeconds={Number(outcome?.params?.seconds ?? resendSeconds)}
          values={{ name, email, to }}
          guard={guard}
          refusals={Object.values(notSent ?? {}).flatMap((codes) => codes ?? [])}
          params={outcome?.params}
        />
      </div>
    </div>
  );
}
