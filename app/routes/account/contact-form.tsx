import { INTENT } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { QuestionField } from "~/ui/form/parts/question-field";
import { type Question, readQuestion } from "~/rules/form/question";
import type { FormRefusal } from "./personal-outcome";

type Field<Answers> = {
  name: Extract<keyof Answers, string>;
  initial?: string | null;
  label: string;
  hint: string;
  control: ComponentProps<"input">;
};
type Props<Answers> = {
  id: string;
  intent: string;
  question: Question<Answers>;
  fields: Field<Answers>[];
  submit: string;
  refusal: FormRefusal | undefined;
  /** Further fields, which are neither checked here nor filled in again. */
  children?: ReactNode;
};

/** A form of a question or two: checked when they are left and when it is sent, by the rule of the base API. */
export function ContactForm<Answers extends Record<string, unknown>>(props: Props<Answers>) {
  const { id, intent, question, fields, submit, refusal, children } = props;
  const { t } = useTranslation("account");
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("intent") === intent;
  const [form, inputs] = useForm<Record<string, string>>({
    id,
    defaultValue: Object.fromEntries(fields.map(({ name, initial }) => [name, initial ?? ""])),
    lastResult: refusal?.reply,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData: data }) => readQuestion(question, data, data.get(INTENT)) as never,
  });
  // Leaving the password has conform check everything again, by rules that know nothing of the refusal.
  const refusalAt = (name: string, value: unknown) =>
    value === refusal?.reply.initialValue?.[name] ? (refusal?.reply.error?.[name] ?? undefined) : undefined;
  return (
    <Form
      method="post"
      id={form.id}
      onSubmit={form.onSubmit}
      preventScrollReset
      noValidate
      className="contact-form"
      aria-busy={isBusy}
    >
      {fields.map(({ name, label, hint, control }) => (
        <QuestionField
          key={name}
          id={`${id}-${name}`}
          label={label}
          hint={hint}
          errors={inputs[name]?.errors ?? refusalAt(name, inputs[name]?.value)}
          params={refusal?.params}
          control={{ ...control, name, defaultValue: inputs[name]?.initialValue }}
        />
      ))}
      {children}
      <input type="hidden" name="intent" value={intent} />
      <div className="section-actions">
        <button type="submit" className="button-primary">
          {isBusy ? t("sending") : submit}
        </button>
      </div>
    </Form>
  );
}
