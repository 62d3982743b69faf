import { INTENT, type SubmissionResult } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { lengths } from "~/rules/limits";
import { safePath } from "~/rules/safe-path";
import { entryOf } from "~/session/entry.server";
import { formMark, honeypot } from "~/session/form-guard.server";
import { FormGuard } from "~/ui/form/form-guard";
import { readQuestion } from "~/ui/form/question";
import { QuestionField } from "~/ui/form/question-field";
import { useHeldSubmit } from "~/ui/form/use-held-submit";
import { questionFor, type Registrant } from "./registrant-questions";
import { enter } from "./start.server";

export const handle = { title: "registration:start.title" };

export async function loader({ request }: LoaderFunctionArgs) {
  const entry = await entryOf(request);
  if (!entry.consent || !entry.country) throw redirect(paths.register);
  return json({
    name: entry.name ?? "",
    email: entry.registration?.email ?? "",
    isSent: Boolean(entry.registration),
    to: safePath(new URL(request.url).searchParams.get("to"), paths.section("basic")),
    guard: { mark: formMark(), honeypot },
  });
}

export const action = (asked: ActionFunctionArgs) => enter(asked);

/** What the action answers: conform's reply, and what the sentences in it need. */
export type StartOutcome = { result: SubmissionResult; params?: Record<string, string | number>; isSent?: boolean };

/** Who registers (§5): name, e-mail and the code sent there. Starts a registration, or resumes the one this e-mail has open. */
export default function Start() {
  const { t } = useTranslation(["registration", "fields"]);
  const data = useLoaderData<typeof loader>();
  const outcome = useActionData<StartOutcome>();
  const { isHeld, hold } = useHeldSubmit(data.guard.mark);
  const isBusy = useNavigation().state === "submitting" || isHeld;
  const [form, fields] = useForm<Registrant>({
    id: "registrant",
    defaultValue: { name: data.name, email: data.email },
    lastResult: outcome?.result,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData, submitter }) =>
      readQuestion(questionFor(submitter?.value), formData, formData.get(INTENT)),
    onSubmit: hold,
  });
  const isSent = data.isSent || Boolean(outcome?.isSent);
  const question = (name: "name" | "email" | "code") => ({
    id: fields[name].id,
    label: t(`fields:registrant.${name}.label`),
    hint: t(`fields:registrant.${name}.hint`),
    errors: fields[name].errors,
    params: outcome?.params,
  });
  const control = (name: "name" | "email" | "code") => ({
    type: "text",
    name,
    defaultValue: fields[name].initialValue,
  });
  return (
    <main id="main" className="narrow">
      <h1>{t("start.title")}</h1>
      <p className="lead">{t("start.lead")}</p>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="card" aria-busy={isBusy}>
        <input type="hidden" name="to" value={data.to} />
        <FormGuard guard={data.guard} />
        <QuestionField {...question("name")} control={{ ...control("name"), autoComplete: "name", maxLength: 100 }} />
        <QuestionField
          {...question("email")}
          control={{ ...control("email"), autoComplete: "email", inputMode: "email", maxLength: lengths.email }}
        />
        <div>
          <button type="submit" name="intent" value="send" className={isSent ? "button-default" : "button-primary"}>
            {isSent ? t("start.sendAgain") : t("start.send")}
          </button>
        </div>
        {isSent ? (
          <>
            {data.isSent ? (
              <p className="notice notice-good" role="status">
                {t("start.sent", { email: data.email })}
              </p>
            ) : null}
            <QuestionField
              {...question("code")}
              control={{ ...control("code"), autoComplete: "one-time-code", inputMode: "numeric", maxLength: 20 }}
            />
            <div className="section-actions">
              <button type="submit" name="intent" value="start" className="button-primary">
                {t("start.begin")}
              </button>
            </div>
          </>
        ) : null}
      </Form>
    </main>
  );
}
