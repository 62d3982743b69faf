import { useTranslation } from "react-i18next";
import type { EditedEntry } from "~/rules/block-list/block-entry";
import { lengths } from "~/rules/limits/lengths";
import { FormField } from "../../built-in/form-field";
import { todayInChina } from "~/rules/calendar/china-date";
import { useEntryError } from "./entry-card";

type Props = {
  control: (name: keyof EditedEntry) => { name: string };
  errors: Partial<Record<string, string>>;
};

/** The editable fields of an entry: its reason and its end date. */
export function EditedFields({ control, errors }: Props) {
  const { t } = useTranslation("blockList");
  const error = useEntryError(errors);
  return (
    <>
      <div className="block-list-wide">
        <FormField
          id="block-reason"
          label={t("form.reason")}
          hint={t("form.reasonHint")}
          error={error("reason", t("form.reason"), lengths.scope)}
        >
          {(attributes) => <textarea {...control("reason")} {...attributes} rows={3} maxLength={lengths.scope} />}
        </FormField>
      </div>
      <FormField
        id="block-endsOn"
        label={t("form.endsOn")}
        hint={t("form.endsOnHint")}
        error={error("endsOn", t("form.endsOn"), 0)}
      >
        {(attributes) => <input {...control("endsOn")} {...attributes} type="date" min={todayInChina()} />}
      </FormField>
    </>
  );
}
