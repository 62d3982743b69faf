import { INTENT } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { QuestionField } from "~/ui/form/question-field";
import { type Question, readQuestion } from "~/ui/form/question";
import type { FormRefused } from "./personal-outcome";

type Props<Answers> = {
  id: string;
  intent: string;
  question: Question<Answers>;
  name: Extract<keyof Answers, string>;
  initial?: string | null;
  label: string;
  hint: string;
  submit: string;
  refused: FormRefused | undefined;
  control: ComponentProps<"input">;
};

/** A form of one question: checked when it is left and when it is sent, by the rule of the base API. */
export function ContactForm<Answers extends Record<string, unknown>>(props: Props<Answers>) {
  const { id, intent, question, name, initial, label, hint, submit, refused, control } = props;
  const { t } = useTranslation("account");
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("intent") === intent;
  const [form, fields] = useForm<Record<string, string>>({
    id,
    defaultValue: { [name]: initial ?? "" },
    lastResult: refused?.reply,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData: typed }) => readQuestion(question, typed, typed.get(INTENT)) as never,
  });
  const field = fields[name];
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
      <QuestionField
        id={`${id}-${name}`}
        label={label}
        hint={hint}
        errors={field?.errors}
        params={refused?.params}
        control={{ ...control, name, defaultValue: field?.initialValue }}
      />
      <input type="hidden" name="intent" value={intent} />
      <div className="section-actions">
        <button type="submit" className="button-primary">
          {isBusy ? t("sending") : submit}
        </button>
      </div>
    </Form>
  );
}
