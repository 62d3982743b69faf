import { INTENT, type SubmissionResult } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { type Question, readQuestion } from "~/rules/form/question";
import { CodeField, type CodeFieldProps } from "./code-field";

type Props = Pick<CodeFieldProps, "label" | "hint" | "params"> & {
  id: string;
  question: Question<{ code: string }>;
  intent: string;
  lastResult: SubmissionResult | undefined;
  words: { submit: string; busy: string };
  className?: string;
  /** Additional posted fields. */
  children?: ReactNode;
};

/** The form of a code from an email: checked before it is posted, and usable without scripts. */
export function CodeForm({ id, question, intent, lastResult, words, className, children, ...field }: Props) {
  const { state, formData } = useNavigation();
  const isBusy = state === "submitting" && formData?.get("intent") === intent;
  const [form, fields] = useForm<{ code: string }>({
    id,
    lastResult,
    shouldRevalidate: "onInput",
    onValidate: ({ formData: input }) => readQuestion(question, input, input.get(INTENT)),
  });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className={className} aria-busy={isBusy}>
      {children}
      <CodeField
        {...field}
        submits
        id={fields.code.id}
        errors={fields.code.errors}
        initial={fields.code.initialValue}
      />
      <div className="section-actions">
        <button type="submit" name="intent" value={intent} className="button-primary">
          {isBusy ? words.busy : words.submit}
        </button>
      </div>
    </Form>
  );
}
