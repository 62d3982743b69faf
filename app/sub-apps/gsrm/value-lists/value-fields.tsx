import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { listRulesOf } from "~/rules/lists/list-rules";
import type { EditedValue } from "~/rules/lists/list-value";
import { lengths } from "~/rules/limits/lengths";
import { FormField } from "../../built-in/form-field";

type FieldName = "value" | "parent" | keyof EditedValue;

/** Returns a function that returns the error message of a field of a value, or null. */
export function useFieldError(errors: Partial<Record<string, string>>) {
  const { t } = useTranslation(["valueLists", "findings"]);
  return (name: FieldName): string | null => {
    const code = errors[name];
    if (!code) return null;
    const max = code === "lov.code" ? lengths.code : lengths.name;
    return t(`findings:${code}` as "findings:field.required", { label: t(`form.${name}`), max });
  };
}

type FormProps = {
  title: ReactNode;
  isBusy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onCancel: () => void;
  children: ReactNode;
};

/** A form above the list, whose first field gets the focus. */
export function ValueFormCard({ title, isBusy, onSubmit, onCancel, children }: FormProps) {
  const { t } = useTranslation("valueLists");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  return (
    <section className="card settings-section" aria-labelledby="value-form-title">
      <h2 id="value-form-title">{title}</h2>
      <form ref={form} className="value-lists-form" noValidate aria-busy={isBusy} onSubmit={onSubmit}>
        {children}
        <div className="section-actions">
          <button type="submit" className="button-primary" disabled={isBusy}>
            {isBusy ? t("form.saving") : t("form.save")}
          </button>
          <button type="button" className="button-default" onClick={onCancel}>
            {t("form.cancel")}
          </button>
        </div>
      </form>
    </section>
  );
}

type FieldsProps = {
  lovCode: string;
  control: (name: keyof EditedValue) => { name: string };
  error: (name: FieldName) => string | null;
};

/** The names of a value, and its payment code if the list has them. */
export function NameFields({ lovCode, control, error }: FieldsProps) {
  const { t } = useTranslation("valueLists");
  return (
    <>
      {(["zh", "en"] as const).map((language) => (
        <FormField key={language} id={`value-${language}`} label={t(`form.${language}`)} error={error(language)}>
          {(attributes) => (
            <input {...control(language)} {...attributes} lang={language} maxLength={lengths.name} autoComplete="off" />
          )}
        </FormField>
      ))}
      {listRulesOf(lovCode).hasTag ? (
        <FormField id="value-tag" label={t("form.tag")} hint={t("form.tagHint")} error={error("tag")}>
          {(attributes) => <input {...control("tag")} {...attributes} maxLength={lengths.code} autoComplete="off" />}
        </FormField>
      ) : null}
    </>
  );
}
