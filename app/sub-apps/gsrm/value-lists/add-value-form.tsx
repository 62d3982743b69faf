import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as valueLists from "~/contract/value-lists";
import { listRulesOf } from "~/rules/lists/list-rules";
import { type NewValue, newValueOf } from "~/rules/lists/list-value";
import { lengths } from "~/rules/limits/lengths";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { FailureNotice } from "../../built-in/failure-notice";
import { FormField } from "../../built-in/form-field";
import { ListedField } from "../base/listed-field";
import { NameFields, useFieldError, ValueFormCard } from "./value-fields";

type Props = { lovCode: string; onDone: (words: string) => void; onCancel: () => void };

const empty: NewValue = { value: "", parent: "", zh: "", en: "", tag: "" };
/** The field that each refusal concerns, by error code. */
const refusedFields: Partial<Record<string, keyof NewValue>> = {
  "lov.codeTaken": "value",
  "lov.unknownParent": "parent",
};

/** Adds a value to a list. Refusals of the base API are shown at their fields, and the input stays. */
export function AddValueForm({ lovCode, onDone, onCancel }: Props) {
  const { t, i18n } = useTranslation("valueLists");
  const { parent } = listRulesOf(lovCode);
  const form = useSchemaForm(newValueOf(lovCode), empty);
  const add = useAction(async (typed: NewValue) => {
    await call(valueLists.add, { lovCode, ...typed });
    onDone(t("form.added", { name: i18n.language === "zh" ? typed.zh : typed.en }));
  });
  const { failure } = add;
  const refused = failure && refusedFields[failure.code];
  const isRefused = refused !== undefined && Object.keys(form.errors).length === 0;
  const error = useFieldError(isRefused ? { [refused]: failure?.code } : form.errors);
  useEffect(() => {
    if (failure && refused) document.getElementById(`value-${refused}`)?.focus();
  }, [failure, refused]);
  return (
    <ValueFormCard
      title={t("form.addTitle")}
      isBusy={add.isBusy}
      onSubmit={form.submit((typed) => void add.run(typed))}
      onCancel={onCancel}
    >
      <FormField id="value-value" label={t("form.value")} hint={t("form.valueHint")} error={error("value")}>
        {(attributes) => (
          <input
            {...form.control("value")}
            {...attributes}
            aria-invalid={error("value") ? true : undefined}
            maxLength={lengths.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </FormField>
      {parent ? (
        <div className="field">
          <label className="field-label" htmlFor="value-parent" id="label-parent">
            {t("form.parent")}
          </label>
          <ListedField
            id="value-parent"
            name="parent"
            lovCode={parent}
            describedBy="value-parent-error"
            isInvalid={error("parent") !== null}
            onChoose={(code) => form.setFieldValue("parent", code)}
          />
          <p id="value-parent-error" className="field-error" aria-live="polite">
            {error("parent")}
          </p>
        </div>
      ) : null}
      <NameFields lovCode={lovCode} control={(name) => form.control(name)} error={error} />
      {isRefused ? null : <FailureNotice failure={failure} />}
    </ValueFormCard>
  );
}
