import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

type Props = {
  title: string;
  /** The name of the entry; undefined for a new one. */
  name?: string;
  submit: string;
  cancel: string;
  isBusy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onCancel: () => void;
  children: ReactNode;
};

/** A form above the list. Its first field, or its first button if it has no field, gets the focus. */
export function EntryCard({ title, name, submit, cancel, isBusy, onSubmit, onCancel, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("input, select, textarea, button")?.focus(), []);
  return (
    <section className="card settings-section" aria-labelledby="block-form-title">
      <h2 id="block-form-title" className="block-list-text">
        {title}
        {name === undefined ? null : <span lang="">{name}</span>}
      </h2>
      <form ref={form} className="block-list-form" noValidate aria-busy={isBusy} onSubmit={onSubmit}>
        {children}
        <div className="section-actions">
          <button type="submit" className="button-primary" disabled={isBusy}>
            {submit}
          </button>
          <button type="button" className="button-default" onClick={onCancel}>
            {cancel}
          </button>
        </div>
      </form>
    </section>
  );
}

/** Returns a function that returns the error message of a field of an entry, or null. */
export function useEntryError(errors: Partial<Record<string, string>>) {
  const { t } = useTranslation(["blockList", "findings"]);
  return (name: string, label: string, max: number): string | null => {
    const code = errors[name];
    return code ? t(`findings:${code}` as "findings:field.required", { label, max }) : null;
  };
}
