import { INTENT } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { lengths } from "~/rules/limits/lengths";
import { FormGuard, type GuardFields } from "~/ui/base/form-guard";
import { readQuestion } from "~/rules/form/question";
import { QuestionField } from "~/ui/form/parts/question-field";
import { useHeldSubmit } from "~/ui/base/use-held-submit";
import { MailboxNotice } from "~/ui/form/parts/code-field";
import { CodeForm } from "~/ui/form/parts/code-form";
import { Resend } from "~/ui/page/resend";
import { progressEmailQuestion, type ProgressOutcome, progressCodeQuestion } from "./progress-forms";

type EmailStepProps = { guard: GuardFields; outcome: ProgressOutcome | undefined };

/** Step one: the email the registration was made with. */
export function EmailStep({ guard, outcome }: EmailStepProps) {
  const { t } = useTranslation("progress");
  const { isHeld, hold } = useHeldSubmit(guard.mark);
  const isSending = useNavigation().state === "submitting" || isHeld;
  const refusal = outcome && "email" in outcome ? outcome : undefined;
  const [form, fields] = useForm<{ email: string }>({
    id: "progress-email",
    lastResult: refusal?.email,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => readQuestion(progressEmailQuestion, formData, formData.get(INTENT)),
    onSubmit: hold,
  });
  return (
    <Form
      method="post"
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate
      className="card progress-card"
      aria-busy={isSending}
    >
      <h2>{t("email.title")}</h2>
      <QuestionField
        id={fields.email.id}
        label={t("email.label")}
        hint={t("email.hint")}
        errors={fields.email.errors}
        params={refusal?.params}
        control={{
          type: "email",
          name: "email",
          autoComplete: "email",
          inputMode: "email",
          required: true,
          maxLength: lengths.email,
          defaultValue: fields.email.initialValue,
        }}
      />
      <FormGuard guard={guard} />
      <input type="hidden" name="intent" value="code" />
      <div className="section-actions">
        <button type="submit" className="button-primary">
          {isSending ? t("email.sending") : t("email.send")}
        </button>
      </div>
    </Form>
  );
}

type CodeStepProps = {
  email: string;
  resendSeconds: number;
  guard: GuardFields;
  hasMailbox: boolean;
  outcome: ProgressOutcome | undefined;
};

/** Step two: the code from the email. The text is the same whether or not the email address has a registration (S-17). */
export function ProgressCodeStep({ email, resendSeconds, guard, hasMailbox, outcome }: CodeStepProps) {
  const { t } = useTranslation("progress");
  const refusal = outcome && "code" in outcome ? outcome : undefined;
  const notSent = outcome && "email" in outcome ? outcome : undefined;
  return (
    <div className="card progress-card">
      <h2>{t("code.title")}</h2>
      <p>{t("code.sent")}</p>
      <p className="progress-email">{email}</p>
      {hasMailbox ? <MailboxNotice text={t("code.mailbox")} isBeside={false} /> : null}
      <CodeForm
        id="progress-code"
        question={progressCodeQuestion}
        intent="query"
        lastResult={refusal?.code}
        label={t("code.label")}
        hint={t("code.hint")}
        params={refusal?.params}
        words={{ submit: t("code.query"), busy: t("code.querying") }}
        className="progress-form"
      />
      <div className="resend">
        <Resend
          intent="code"
          waitSeconds={Number(notSent?.params?.seconds ?? resendSeconds)}
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
