import { INTENT } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { codeDigits, codeLifeMs } from "~/rules/limits";
import type { Guard } from "~/ui/form/form-guard";
import { codeQuestion } from "./progress-forms";
import { readQuestion } from "~/ui/form/question";
import type { ProgressOutcome } from "./progress-outcome";
import { codeControl } from "~/ui/form/code-control";
import { QuestionField } from "~/ui/form/question-field";
import { Resend } from "~/ui/page/resend";

const minuteMs = 60_000;
type Props = {
  email: string;
  resendSeconds: number;
  guard: Guard;
  hasMailbox: boolean;
  outcome: ProgressOutcome | undefined;
};

/** Step two: the code from the letter. The words are the same whether or not the e-mail has a registration (S-17). */
export function CodeStep({ email, resendSeconds, guard, hasMailbox, outcome }: Props) {
  const { t } = useTranslation("progress");
  const { state, formData } = useNavigation();
  const isAsking = state === "submitting" && formData?.get("intent") === "query";
  const refused = outcome && "code" in outcome ? outcome : undefined;
  const notSent = outcome && "email" in outcome ? outcome : undefined;
  const [form, fields] = useForm<{ code: string }>({
    id: "progress-code",
    lastResult: refused?.code,
    shouldRevalidate: "onInput",
    onValidate: ({ formData: typed }) => readQuestion(codeQuestion, typed, typed.get(INTENT)),
  });
  return (
    <div className="card progress-card">
      <h2>{t("code.title")}</h2>
      <p>{t("code.sent", { digits: codeDigits, minutes: codeLifeMs / minuteMs })}</p>
      <p className="progress-email">{email}</p>
      {hasMailbox ? (
        <p className="notice">
          <Link to={paths.mailbox}>{t("code.mailbox")}</Link>
        </p>
      ) : null}
      <Form
        method="post"
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate
        className="progress-form"
        aria-busy={isAsking}
      >
        <QuestionField
          id={fields.code.id}
          label={t("code.label")}
          hint={t("code.hint", { digits: codeDigits })}
          errors={fields.code.errors}
          params={refused?.params}
          control={{
            ...codeControl,
            name: "code",
            autoFocus: true,
            defaultValue: fields.code.initialValue,
          }}
        />
        <input type="hidden" name="intent" value="query" />
        <div className="section-actions">
          <button type="submit" className="button-primary">
            {isAsking ? t("code.querying") : t("code.query")}
          </button>
        </div>
      </Form>
      <div className="resend">
        <Resend
          intent="code"
          seconds={Number(notSent?.params?.seconds ?? resendSeconds)}
          values={{ email }}
          guard={guard}
          refusals={notSent?.email.error?.email ?? []}
          params={notSent?.params}
        />
        <Form method="post">
          <button type="submit" name="intent" value="restart" className="button-quiet">
            {t("code.other")}
          </button>
        </Form>
      </div>
    </div>
  );
}
