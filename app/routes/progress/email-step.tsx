import { INTENT } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { lengths } from "~/rules/limits";
import { FormGuard, type Guard } from "~/ui/form/parts/form-guard";
import { emailQuestion, type ProgressOutcome } from "./progress-forms";
import { readQuestion } from "~/rules/form/question";
import { QuestionField } from "~/ui/form/parts/question-field";
import { useHeldSubmit } from "~/ui/form/engine/use-held-submit";

type Props = { guard: Guard; outcome: ProgressOutcome | undefined };

/** Step one: the e-mail the registration was made with. */
export function EmailStep({ guard, outcome }: Props) {
  const { t } = useTranslation("progress");
  const { isHeld, hold } = useHeldSubmit(guard.mark);
  const isSending = useNavigation().state === "submitting" || isHeld;
  const refusal = outcome && "email" in outcome ? outcome : undefined;
  const [form, fields] = useForm<{ email: string }>({
    id: "progress-email",
    lastResult: refusal?.email,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => readQuestion(emailQuestion, formData, formData.get(INTENT)),
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
