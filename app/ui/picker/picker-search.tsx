import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import type { LovView } from "~/contract/lov";
import { useSchemaForm } from "~/ui/base/use-schema-form";

const texts = z.record(z.string(), z.string());

type Props = { fields: LovView["queryFields"]; onSearch: (search: Record<string, string>) => void };

/** The search form of the definition (§3); the Enter key runs it (§5). */
export function PickerSearch({ fields, onSearch }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  // Users who open a list want to type, and the dialog opens before this form has loaded.
  useEffect(() => first.current?.focus(), []);
  const empty = Object.fromEntries(fields.map(({ field }) => [field, ""]));
  const form = useSchemaForm(texts, empty);
  if (fields.length === 0) return null;
  return (
    <form
      className="picker-search"
      role="search"
      onSubmit={form.submit(onSearch)}
      onReset={(event) => {
        form.onReset(event);
        onSearch({});
      }}
    >
      {fields.map(({ field, label }, place) => (
        <div key={field}>
          <label htmlFor={id + field} className="field-label">
            {label}
          </label>
          <input
            key={form.key(field)}
            {...form.control(field)}
            id={id + field}
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
