import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as valueLists from "~/contract/value-lists";
import { type EditedValue, editedValue } from "~/rules/lists/list-value";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { OutdatedNotice } from "../../built-in/failure-notice";
import { NameFields, useFieldError, ValueFormCard } from "./value-fields";

type Props = {
  lovCode: string;
  value: string;
  /** The page of the list, loaded again on demand; the value is on it when the form opens. */
  rows: readonly valueLists.ValueOfList[];
  onReload: () => void;
  onDone: (words: string) => void;
  onCancel: () => void;
};

const namesOf = (row: EditedValue | undefined): EditedValue => ({
  zh: row?.zh ?? "",
  en: row?.en ?? "",
  tag: row?.tag ?? "",
});

/** Renames a value. Its current names stay visible, even after a reload, so that a colleague's change is noticed. */
export function EditValueForm({ lovCode, value, rows, onReload, onDone, onCancel }: Props) {
  const { t, i18n } = useTranslation("valueLists");
  const row = rows.find((one) => one.value === value);
  const [last, setLast] = useState(row);
  // The list may have moved to another page.
  if (row && row !== last) setLast(row);
  const before = namesOf(row ?? last);
  const form = useSchemaForm(editedValue, before);
  const save = useAction(async (typed: EditedValue) => {
    await call(valueLists.edit, { lovCode, value, before, ...typed });
    onDone(t("form.saved", { name: i18n.language === "zh" ? typed.zh : typed.en }));
  });
  const error = useFieldError(form.errors);
  return (
    <ValueFormCard
      title={
        <>
          {t("list.edit")} <span lang="">{value}</span>
        </>
      }
      isBusy={save.isBusy}
      onSubmit={form.submit((typed) => void save.run(typed))}
      onCancel={onCancel}
    >
      <p className="field-hint">
        {t("form.current")}
        <span lang="zh">{before.zh}</span> / <span lang="en">{before.en}</span>
      </p>
      <NameFields lovCode={lovCode} control={(name) => form.control(name)} error={error} />
      <OutdatedNotice
        failure={save.failure}
        codes={["lov.outdated"]}
        words={{ text: t("form.outdated"), reload: t("form.reload") }}
        onReload={onReload}
      />
    </ValueFormCard>
  );
}
