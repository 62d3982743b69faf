import { INTENT } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { codeDigits, codeLifeMs } from "~/rules/limits";
import type { Guard } from "~/ui/form/form-guard";
import { readQuestion } from "~/ui/form/question";
import { codeControl } from "~/ui/form/code-control";
import { QuestionField } from "~/ui/form/question-field";
import { Resend } from "~/ui/page/resend";
import { codeQuestion } from "./registrant-questions";
import type { StartOutcome } from "./start-outcome";

const minuteMs = 60_000;
type Sent = { name: string; email: string; to: string; resendSeconds: number; guard: Guard };

/** Step two: the code from the letter. What was given before it is one line. */
export function CodeStep({ sent, outcome }: { sent: Sent; outcome?: StartOutcome }) {
  const { t } = useTranslation(["registration", "fields"]);
  const { name, email, to, resendSeconds, guard } = sent;
  const { state, formData } = useNavigation();
  const isConfirming = state === "submitting" && formData?.get("intent") === "start";
  const notSent = outcome && "registrant" in outcome ? outcome.registrant.error : undefined;
  const [form, fields] = useForm<{ code: string }>({
    id: "registrant-code",
    lastResult: outcome && "code" in outcome ? outcome.code : undefined,
    shouldRevalidate: "onInput",
    onValidate: ({ formData: typed }) => readQuestion(codeQuestion, typed, typed.get(INTENT)),
  });
  return (
    <div className="card start-code">
      <section className="start-registrant" aria-label={t("start.registrant")}>
        <p lang="">
          <strong>{name}</strong> <span>{email}</span>
        </p>
        <Link to={paths.registerChange(to)}>{t("start.change")}</Link>
      </section>
      <p role="status">{t("start.sent", { email, digits: codeDigits, minutes: codeLifeMs / minuteMs })}</p>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate aria-busy={isConfirming}>
        <input type="hidden" name="to" value={to} />
        <QuestionField
          id={fields.code.id}
          label={t("fields:registrant.code.label")}
          hint={t("fields:registrant.code.hint")}
          errors={fields.code.errors}
          params={outcome?.params}
          control={{
            ...codeControl,
            name: "code",
            autoFocus: true,
            defaultValue: fields.code.initialValue,
          }}
        />
        <div className="section-actions">
          <button type="submit" name="intent" value="start" className="button-primary">
            {t("start.begin")}
          </button>
        </div>
      </Form>
      <div className="resend">
        <Resend
          intent="send"
          seconds={Number(outcome?.params?.seconds ?? resendSeconds)}
          values={{ name, email, to }}
          guard={guard}
          refusals={Object.values(notSent ?? {}).flatMap((codes) => codes ?? [])}
          params={outcome?.params}
        />
      </div>
    </div>
  );
}
