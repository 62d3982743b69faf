import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as correctiveActions from "~/contract/corrective-actions";
import type { CorrectiveAction } from "~/contract/corrective-actions";
import { decisionWithin } from "~/rules/corrective-action/corrective-request";
import { correctiveTextMax } from "~/rules/corrective-action/limits";
import { type CorrectiveDecision, nextCorrective } from "~/rules/corrective-action/corrective-transitions";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { OutdatedNotice } from "../../built-in/failure-notice";
import { useFormDraft } from "../../built-in/form-draft";
import { SettingField } from "../review-settings/form-parts";
import { DueDay } from "./due-day";

type Props = {
  action: CorrectiveAction;
  /** The decisions that are possible now. */
  choices: readonly CorrectiveDecision[];
  onReload: () => void;
  onDone: (event: CorrectiveDecision) => void;
};

/** Purchasing’s decision on a corrective action, with the text for the supplier. Typed text survives a reload. */
export function DecisionForm({ action, choices, onReload, onDone }: Props) {
  const { t } = useTranslation("correctiveActions");
  const { ref, removeDraft } = useFormDraft();
  const [event, setEvent] = useState<CorrectiveDecision | undefined>(choices[0]);
  const transition = event && nextCorrective(action.state, event);
  const schema = decisionWithin(transition, action);
  const form = useSchemaForm(schema, { text: "", dueOn: "" });
  const decide = useAction(async (chosen: CorrectiveDecision, values: { text: string; dueOn: string }) => {
    const { actionId, version } = action;
    await call(correctiveActions.decide, { actionId, version, event: chosen, ...values });
    removeDraft();
    onDone(chosen);
  });
  if (!event || !transition) return null;
  return (
    <section className="card settings-section" aria-labelledby="corrective-decision-title">
      <h2 id="corrective-decision-title">{t("decide.title")}</h2>
      <form
        id={`corrective-decision-${action.number}`}
        ref={ref}
        className="corrective-form"
        noValidate
        onSubmit={form.submit((values) => void decide.run(event, values))}
      >
        <SettingField label={t("decide.event")}>
          {(attributes) => (
            <select
              {...attributes}
              value={event}
              onChange={({ target }) => {
                form.clearErrors();
                setEvent(choices.find((one) => one === target.value));
              }}
            >
              {choices.map((one) => (
                <option key={one} value={one}>
                  {t(`decide.events.${one}`)}
                </option>
              ))}
            </select>
          )}
        </SettingField>
        <SettingField
          label={t(`decide.texts.${event}`)}
          error={form.errors.text ? t("wrong.text", { textMax: correctiveTextMax }) : null}
        >
          {(attributes) => (
            <textarea
              {...form.control("text")}
              {...attributes}
              lang=""
              aria-describedby={`corrective-reason-hint ${attributes["aria-describedby"]}`}
              rows={4}
              maxLength={correctiveTextMax}
            />
          )}
        </SettingField>
        <p className="field-hint" id="corrective-reason-hint">
          {t("decide.textHint")}
        </p>
        {transition.setsDay ? (
          <DueDay
            label={t("decide.dueOn")}
            days={action}
            isWrong={form.errors.dueOn !== undefined}
            control={form.control("dueOn")}
          />
        ) : null}
        <OutdatedNotice
          failure={decide.failure}
          codes={["correctiveAction.outdated"]}
          words={{ text: t("outdated"), reload: t("reload") }}
          onReload={onReload}
        />
        <div className="section-actions">
          <button type="submit" className="button-primary" disabled={decide.isBusy}>
            {decide.isBusy ? t("decide.saving") : t("decide.save")}
          </button>
        </div>
      </form>
    </section>
  );
}
