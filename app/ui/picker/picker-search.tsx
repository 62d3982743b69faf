import { type FormEvent, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { LovView } from "~/contract/lov";
import { formText } from "~/rules/form-text";

type Props = { fields: LovView["queryFields"]; onSearch: (search: Record<string, string>) => void };

/** The search form of the definition (§3); the Enter key runs it (§5). */
export function PickerSearch({ fields, onSearch }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  // Whoever opens a list wants to type: the dialog was there before its definition.
  useEffect(() => first.current?.focus(), []);
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const typed = new FormData(event.currentTarget);
    onSearch(Object.fromEntries(fields.map(({ field }) => [field, formText(typed, field)])));
  }
  if (fields.length === 0) return null;
  return (
    <form className="picker-search" role="search" onSubmit={search} onReset={() => onSearch({})}>
      {fields.map(({ field, label }, place) => (
        <div key={field}>
          <label htmlFor={id + field} className="field-label">
            {label}
          </label>
          <input
            id={id + field}
            name={field}
            className="control"
            autoComplete="off"
            maxLength={100}
            ref={place === 0 ? first : undefined}
          />
        </div>
      ))}
      <div className="picker-search-buttons">
        <button type="submit" className="button-primary">
          {t("list.searchButton")}
        </button>
        <button type="reset" className="button-default">
          {t("list.reset")}
        </button>
      </div>
    </form>
  );
}
