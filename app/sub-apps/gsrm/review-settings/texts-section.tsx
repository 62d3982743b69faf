import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAnswer } from "~/client/use-answer";
import * as reviewSettings from "~/contract/review-settings";
import { maxPhrases, phraseMax } from "~/rules/teamwork/limits";
import { type MaintainedText, maintainedTextForm } from "~/rules/teamwork/settings";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import type { Choice } from "~/ui/base/selection";
import { useListed } from "../../built-in/use-listed";
import { SaveButtons, SettingField } from "./form-parts";
import { ListEditor } from "./list-editor";

const calls = {
  phrases: { load: reviewSettings.loadPhrases, save: reviewSettings.savePhrases },
  checklist: { load: reviewSettings.loadChecklist, save: reviewSettings.saveChecklist },
};

/** The phrases or the checklist: texts in both languages, for one supply category or for all. */
export function TextsSection({ list }: { list: keyof typeof calls }) {
  const { t, i18n } = useTranslation("teamwork");
  const categories = useListed("categories");
  const { load, save } = calls[list];
  const query = useAnswer(load, {});
  const toName = ({ zh, en }: MaintainedText) => (i18n.language === "zh" ? zh : en);
  return (
    <ListEditor
      id={list}
      words={{
        title: t(`settings.${list}.title`),
        text: t(`settings.${list}.text`),
        none: t(`settings.${list}.none`),
      }}
      query={query}
      save={(changed) => call(save, changed)}
      toKey={({ textId }) => textId}
      toName={toName}
      most={maxPhrases}
      renderItem={(item) => (
        <>
          <p lang="zh">{item.zh}</p>
          <p lang="en">{item.en}</p>
          <p className="field-hint">
            {categories.find(({ value }) => value === item.category)?.meaning ??
              item.category ??
              t("settings.allCategories")}
          </p>
        </>
      )}
      renderForm={(props) => <TextForm {...props} categories={categories} />}
    />
  );
}

type FormProps = {
  item: MaintainedText | undefined;
  categories: readonly Choice[];
  isBusy: boolean;
  onSave: (item: MaintainedText) => void;
  onCancel: () => void;
};

function TextForm({ item, categories, isBusy, onSave, onCancel }: FormProps) {
  const { t } = useTranslation("teamwork");
  const form = useSchemaForm(maintainedTextForm, {
    category: item?.category ?? "",
    zh: item?.zh ?? "",
    en: item?.en ?? "",
  });
  const submit = form.submit(({ category, zh, en }) =>
    onSave({ textId: item?.textId ?? crypto.randomUUID(), category: category || null, zh, en }),
  );
  return (
    <form className="settings-form" noValidate onSubmit={submit}>
      {(["zh", "en"] as const).map((language) => (
        <SettingField
          key={language}
          label={t(`settings.${language}`)}
          error={form.errors[language] ? t("settings.needed") : null}
        >
          {(attributes) => (
            <textarea {...form.control(language)} {...attributes} lang={language} rows={2} maxLength={phraseMax} />
          )}
        </SettingField>
      ))}
      <SettingField label={t("settings.category")}>
        {(attributes) => (
          <select {...form.control("category")} {...attributes}>
            <option value="">{t("settings.allCategories")}</option>
            {categories.map(({ value, meaning }) => (
              <option key={value} value={value}>
                {meaning}
              </option>
            ))}
          </select>
        )}
      </SettingField>
      <SaveButtons isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}
