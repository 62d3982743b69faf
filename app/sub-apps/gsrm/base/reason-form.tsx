import { type ReactNode, type Ref, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import type { Action } from "~/client/use-action";
import { lengths } from "~/rules/limits/lengths";
import { useSchemaForm } from "~/ui/base/use-schema-form";

const schema = z.object({ reason: z.string().check(z.trim(), z.minLength(1, "field.required")) });

type Props = {
  /** The id of the control; the typed text of a form with a `formId` is saved. */
  id: string;
  formId?: string;
  formRef?: Ref<HTMLFormElement>;
  words: { label: string; missing: string; submit: string };
  rows: number;
  look?: string;
  action: Action<[reason: string]>;
  /** The reason why the action was refused. */
  failure: ReactNode;
  /** Shows the reason for confirmation before it is sent. */
  confirm?: { question: string; submit: string; back: string };
};

/** A form for a reason, which is required. With `confirm` a first click shows it, a second one sends it. */
export function ReasonForm(props: Props) {
  const { id, formId, formRef, words, rows, look = "button-default", action, failure, confirm } = props;
  const { t } = useTranslation("gsrm");
  const form = useSchemaForm(schema, { reason: "" });
  const [pending, setPending] = useState("");
  const submit = form.submit(({ reason }) => {
    if (confirm && !pending) setPending(reason);
    else void action.run(reason);
  });
  return (
    <form id={formId} ref={formRef} onSubmit={submit} onInput={() => setPending("")} className="field" noValidate>
      <label className="field-label" htmlFor={id}>
        {words.label}
      </label>
      <textarea
        {...form.control("reason")}
        id={id}
        className="control"
        rows={rows}
        maxLength={lengths.scope}
        aria-describedby={`${id}-problem`}
      />
      <p id={`${id}-problem`} className="field-error" aria-live="polite">
        {form.errors.reason ? words.missing : null}
      </p>
      {failure}
      {confirm && pending ? (
        <div className="notice notice-warning" role="status">
          <p>{confirm.question}</p>
          <p className="history-reason">{pending}</p>
        </div>
      ) : null}
      <div className={confirm && "section-actions"}>
        <button type="submit" className={look} disabled={action.isBusy}>
          {action.isBusy ? t("change.busy") : confirm && pending ? confirm.submit : words.submit}
        </button>
        {confirm && pending ? (
          <button type="button" className="button-default" onClick={() => setPending("")}>
            {confirm.back}
          </button>
        ) : null}
      </div>
    </form>
  );
}
