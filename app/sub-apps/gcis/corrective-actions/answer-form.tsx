import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as correctiveActions from "~/contract/corrective-actions";
import type { OwnCorrectiveAction } from "~/contract/corrective-actions";
import { correctiveText } from "~/rules/corrective-action/corrective-request";
import { correctiveTextMax } from "~/rules/corrective-action/limits";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { OutdatedNotice } from "../../built-in/failure-notice";
import { useFormDraft } from "../../built-in/form-draft";

type Props = { action: OwnCorrectiveAction; onChanged: () => void; onSubmitted: () => void };

/** The form in which the company describes the measures it has taken. The shell saves the typed text until it is submitted. */
export function AnswerForm({ action, onChanged, onSubmitted }: Props) {
  const { t } = useTranslation("correctiveActions");
  const { ref, removeDraft } = useFormDraft();
  const form = useSchemaForm(correctiveText, { text: "" });
  const submit = useAction(async (text: string) => {
    const { actionId, version, files } = action;
    await call(correctiveActions.answer, { actionId, version, text, files: files.map(({ fileUrl }) => fileUrl) });
    removeDraft();
    onSubmitted();
  });
  return (
    <section className="card" aria-labelledby="corrective-answer-title">
      <form
        id={`corrective-answer-${action.number}`}
        ref={ref}
        className="corrective-form"
        noValidate
        onSubmit={form.submit(({ text }) => void submit.run(text))}
      >
        <h2 id="corrective-answer-title">
          <label htmlFor="corrective-answer">{t("own.answer")}</label>
        </h2>
        <p className="field-hint" id="corrective-answer-hint">
          {t("own.answerHint")}
        </p>
        <textarea
          {...form.control("text")}
          id="corrective-answer"
          lang=""
          className="control"
          rows={8}
          maxLength={correctiveTextMax}
          aria-describedby="corrective-answer-hint corrective-answer-error"
        />
        <p id="corrective-answer-error" className="field-error" aria-live="polite">
          {form.errors.text ? t("wrong.text", { textMax: correctiveTextMax }) : null}
        </p>
        <OutdatedNotice
          failure={submit.failure}
          codes={["correctiveAction.outdated"]}
          words={{ text: t("outdated"), reload: t("reload") }}
          onReload={onChanged}
        />
        <div className="section-actions">
          <button type="submit" className="button-primary" disabled={submit.isBusy}>
            {submit.isBusy ? t("own.submitting") : t("own.submit")}
          </button>
        </div>
      </form>
    </section>
  );
}
