import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as sanctions from "~/contract/sanctions";
import type { SanctionHit } from "~/contract/sanctions";
import { lengths } from "~/rules/limits/lengths";
import { type HitVerdict, hitVerdicts, verdictForm } from "~/rules/sanctions/screening";
import { OutdatedNotice } from "~/sub-apps/built-in/failure-notice";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { useFormDraft } from "../../built-in/form-draft";

type Props = { hit: SanctionHit; onDecided: () => void };

/** Whether the entry is this company, with a reason; nothing is preselected. */
export function VerdictForm({ hit: { hitId, state }, onDecided }: Props) {
  const { t } = useTranslation("gsrm");
  const { ref, removeDraft } = useFormDraft();
  const form = useSchemaForm(verdictForm, { verdict: "", reason: "" });
  const decide = useAction(async (decision: { verdict: HitVerdict; reason: string }) => {
    await call(sanctions.decide, { hitId, state, ...decision });
    removeDraft();
    onDecided();
    document.getElementById("risks-title")?.focus();
  });
  const [verdictId, reasonId] = [`verdict-${hitId}`, `verdict-reason-${hitId}`];
  return (
    <form
      id={`verdict-form-${hitId}`}
      ref={ref}
      className="risk-verdict"
      noValidate
      onSubmit={form.submit((decision) => void decide.run(decision))}
    >
      <fieldset className="decision-choices" aria-describedby={`${verdictId}-problem`}>
        <legend className="field-label">{t("risk.hit.verdict")}</legend>
        {hitVerdicts.map((verdict) => (
          <label key={verdict} className="choice">
            <input {...form.radio("verdict", verdict)} />
            {t(`risk.hit.verdicts.${verdict}.label`)}
            <small>{t(`risk.hit.verdicts.${verdict}.text`)}</small>
          </label>
        ))}
      </fieldset>
      <p id={`${verdictId}-problem`} className="field-error" aria-live="polite">
        {form.errors.verdict ? t("risk.hit.verdictNeeded") : null}
      </p>
      <div className="field">
        <label className="field-label" htmlFor={reasonId}>
          {t("risk.hit.reason")}
        </label>
        <span className="field-hint" id={`${reasonId}-hint`}>
          {t("risk.hit.reasonHint")}
        </span>
        <textarea
          {...form.control("reason")}
          id={reasonId}
          className="control"
          rows={3}
          maxLength={lengths.scope}
          aria-describedby={`${reasonId}-hint ${reasonId}-problem`}
        />
        <p id={`${reasonId}-problem`} className="field-error" aria-live="polite">
          {form.errors.reason ? t("risk.hit.reasonNeeded") : null}
        </p>
      </div>
      <OutdatedNotice
        failure={decide.failure}
        codes={["sanctions.decided", "sanctions.unknown"]}
        words={{ text: t("risk.hit.outdated"), reload: t("risk.hit.reload") }}
        onReload={onDecided}
      />
      <div className="section-actions">
        <button type="submit" className="button-primary" disabled={decide.isBusy}>
          {decide.isBusy ? t("risk.hit.busy") : t("risk.hit.submit")}
        </button>
      </div>
    </form>
  );
}
