import "../../built-in/corrective-action.css";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as correctiveActions from "~/contract/corrective-actions";
import { requestWithin } from "~/rules/corrective-action/corrective-request";
import { correctiveTextMax, correctiveTitleMax } from "~/rules/corrective-action/limits";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { FailureNotice } from "../../built-in/failure-notice";
import { useFormDraft } from "../../built-in/form-draft";
import { SettingField } from "../review-settings/form-parts";
import { DueDay } from "./due-day";

type Props = {
  registrationId: string;
  days: Pick<z.output<typeof correctiveActions.ofSupplier.answer>, "firstDay" | "lastDay">;
  onCancel: () => void;
  /** Called with the number of the new corrective action. */
  onSent: (number: string) => void;
};

/** Requests a corrective action. Typed text stays until it is sent or discarded. */
export function ActionRequestForm({ registrationId, days, onCancel, onSent }: Props) {
  const { t } = useTranslation("correctiveActions");
  const box = useRef<HTMLElement>(null);
  const { ref, removeDraft } = useFormDraft();
  const schema = requestWithin(days.firstDay, days.lastDay);
  const form = useSchemaForm(schema, { title: "", text: "", dueOn: "" });
  const send = useAction(async (values: z.output<typeof schema>) => {
    const { number } = await call(correctiveActions.request, { registrationId, ...values });
    removeDraft();
    onSent(number);
  });
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  return (
    <section ref={box} className="settings-form" aria-labelledby="corrective-form-title">
      <h3 id="corrective-form-title">{t("form.title")}</h3>
      <form
        id="corrective-request"
        ref={ref}
        className="corrective-form"
        noValidate
        onSubmit={form.submit((values) => void send.run(values))}
      >
        <SettingField
          label={t("form.name")}
          error={form.errors.title ? t("wrong.title", { titleMax: correctiveTitleMax }) : null}
        >
          {(attributes) => (
            <input
              {...form.control("title")}
              {...attributes}
              lang=""
              aria-describedby={`corrective-name-hint ${attributes["aria-describedby"]}`}
              maxLength={correctiveTitleMax}
            />
          )}
        </SettingField>
        <p className="field-hint" id="corrective-name-hint">
          {t("form.nameHint")}
        </p>
        <SettingField
          label={t("form.text")}
          error={form.errors.text ? t("wrong.text", { textMax: correctiveTextMax }) : null}
        >
          {(attributes) => (
            <textarea
              {...form.control("text")}
              {...attributes}
              lang=""
              aria-describedby={`corrective-text-hint ${attributes["aria-describedby"]}`}
              rows={5}
              maxLength={correctiveTextMax}
            />
          )}
        </SettingField>
        <p className="field-hint" id="corrective-text-hint">
          {t("form.textHint")}
        </p>
        <DueDay
          label={t("form.dueOn")}
          days={days}
          isWrong={form.errors.dueOn !== undefined}
          control={form.control("dueOn")}
        />
        <FailureNotice failure={send.failure} />
        <div className="section-actions">
          <button type="submit" className="button-primary" disabled={send.isBusy}>
            {send.isBusy ? t("form.sending") : t("form.send")}
          </button>
          <button type="button" className="button-default" onClick={onCancel}>
            {t("form.cancel")}
          </button>
        </div>
      </form>
    </section>
  );
}
