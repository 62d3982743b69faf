import { useTranslation } from "react-i18next";
import { lengths } from "~/rules/limits/lengths";
import { noticeTextMax } from "~/rules/workspace/managed-notice";
import { paragraphsOf } from "~/ui/reading/paragraphs";
import { FormField } from "../../built-in/form-field";

type FieldName = "zhTitle" | "zhText" | "enTitle" | "enText";
type Props = {
  language: "zh" | "en";
  /** The title and the text as currently typed. */
  title: string;
  text: string;
  control: (name: FieldName) => { name: string };
  error: (name: FieldName) => string | null;
};

/** The words of a notice in one language, and a preview next to them. */
export function NoticeWording({ language, title, text, control, error }: Props) {
  const { t } = useTranslation("managedNotices");
  const [titleField, textField] = [`${language}Title`, `${language}Text`] as const;
  return (
    <section className="card notice-wording" aria-labelledby={`notice-${language}`}>
      <h2 id={`notice-${language}`}>{t(`form.${language}`)}</h2>
      <div>
        <FormField id={`notice-${titleField}`} label={t("form.title")} error={error(titleField)}>
          {(attributes) => (
            <input {...control(titleField)} {...attributes} lang="" maxLength={lengths.name} autoComplete="off" />
          )}
        </FormField>
        <FormField id={`notice-${textField}`} label={t("form.text")} hint={t("form.textHint")} error={error(textField)}>
          {(attributes) => (
            <textarea {...control(textField)} {...attributes} lang="" rows={8} maxLength={noticeTextMax} />
          )}
        </FormField>
      </div>
      <div className="notice-preview" role="region" aria-label={t(`preview.${language}`)} tabIndex={0}>
        <p>{t(`preview.${language}`)}</p>
        <h3 lang={language}>{title.trim() || t("preview.noTitle")}</h3>
        {paragraphsOf(text).map((paragraph, place) => (
          <p key={place} lang={language} className="notice-preview-text">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
