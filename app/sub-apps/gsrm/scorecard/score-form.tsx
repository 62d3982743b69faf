import "./scorecard.css";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as scorecard from "~/contract/scorecard";
import { scorecardForm, type ScorecardForm, toFormValues } from "~/rules/scorecard/scorecard-form";
import { scoreMax, scorecardNoteMax } from "~/rules/scorecard/limits";
import { measures, weights } from "~/rules/scorecard/measures";
import { parseQuarter } from "~/rules/scorecard/quarters";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { OutdatedNotice } from "../../built-in/failure-notice";
import { SettingField } from "../review-settings/form-parts";

/** The length of the longest score plus a space on either side. */
const lengthOfScore = String(scoreMax).length + 2;

type Props = {
  registrationId: string;
  answer: z.output<typeof scorecard.list.answer>;
  onReload: () => void;
  onCancel: () => void;
  /** Called with the message about the result. */
  onSaved: (words: string) => void;
};

/** Scores a quarter, initially the newest one. For a quarter that was scored before, it shows the scores. */
export function ScoreForm(props: Props) {
  const { t } = useTranslation("scorecard");
  const { periods, scorecards } = props.answer;
  const [period, setPeriod] = useState(periods[0] ?? "");
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus(), []);
  return (
    <section className="settings-form" aria-labelledby="score-form-title">
      <h3 id="score-form-title">{t("form.title")}</h3>
      <p className="field-hint" id="score-form-hint">
        {t("form.hint", { max: scoreMax })}
      </p>
      <SettingField label={t("columns.period")}>
        {(attributes) => (
          <select ref={select} {...attributes} value={period} onChange={({ target }) => setPeriod(target.value)}>
            {periods.map((one) => (
              <option key={one} value={one}>
                {t("period", parseQuarter(one))}
              </option>
            ))}
          </select>
        )}
      </SettingField>
      <Fields key={period} {...props} period={period} entered={scorecards.find((one) => one.period === period)} />
    </section>
  );
}

type FieldsProps = Props & { period: string; entered: scorecard.EnteredScorecard | undefined };

/** If a colleague has saved first, a reload brings the new version; the input stays. */
function Fields({ registrationId, period, entered, onReload, onCancel, onSaved }: FieldsProps) {
  const { t } = useTranslation("scorecard");
  const form = useSchemaForm(scorecardForm, toFormValues(entered));
  const save = useAction(async (values: ScorecardForm) => {
    const version = entered?.version ?? 0;
    const { total, grade } = await call(scorecard.enter, { registrationId, period, version, ...values });
    onSaved(t("form.saved", { period: t("period", parseQuarter(period)), total, grade }));
  });
  const wrong = (measure: (typeof measures)[number]) => {
    const code = form.errors[measure];
    if (!code) return null;
    const label = t(`measures.${measure}`);
    return code === "field.required" ? t("wrong.required", { label }) : t("wrong.score", { label, max: scoreMax });
  };
  return (
    <form className="score-form" noValidate onSubmit={form.submit((values) => void save.run(values))}>
      <div className="settings-row score-fields">
        {measures.map((measure) => (
          <SettingField
            key={measure}
            label={t("weight", { measure: t(`measures.${measure}`), weight: weights[measure] })}
            error={wrong(measure)}
          >
            {(attributes) => (
              <input
                {...form.control(measure)}
                {...attributes}
                aria-describedby={`score-form-hint ${attributes["aria-describedby"]}`}
                inputMode="numeric"
                autoComplete="off"
                maxLength={lengthOfScore}
              />
            )}
          </SettingField>
        ))}
      </div>
      <SettingField label={t("form.note")} error={form.errors.note ? t("wrong.note", { max: scorecardNoteMax }) : null}>
        {(attributes) => (
          <textarea
            {...form.control("note")}
            {...attributes}
            lang=""
            aria-describedby={`score-note-hint ${attributes["aria-describedby"]}`}
            rows={3}
            maxLength={scorecardNoteMax}
          />
        )}
      </SettingField>
      <p className="field-hint" id="score-note-hint">
        {t("form.noteHint")}
      </p>
      <OutdatedNotice
        failure={save.failure}
        codes={["scorecard.outdated"]}
        words={{ text: t("form.outdated"), reload: t("form.reload") }}
        onReload={onReload}
      />
      <div className="section-actions">
        <button type="submit" className="button-primary" disabled={save.isBusy}>
          {save.isBusy ? t("form.saving") : t("form.save")}
        </button>
        <button type="button" className="button-default" onClick={onCancel}>
          {t("form.cancel")}
        </button>
      </div>
    </form>
  );
}
