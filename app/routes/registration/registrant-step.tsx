import { INTENT } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { lengths } from "~/rules/limits";
import { FormGuard, type Guard } from "~/ui/form/parts/form-guard";
import { readQuestion } from "~/rules/form/question";
import { QuestionField } from "~/ui/form/parts/question-field";
import { useHeldSubmit } from "~/ui/form/engine/use-held-submit";
import { registrantQuestion, type StartOutcome } from "./start-forms";

type Props = { registrant: { name: string; email: string; to: string; guard: Guard }; outcome?: StartOutcome };

/** Step one: who registers, and where the code goes. */
export function RegistrantStep({ registrant: { name, email, to, guard }, outcome }: Props) {
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
    hint: t(`fields:registrant.${field}.hint`),
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
