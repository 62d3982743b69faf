import { useTranslation } from "react-i18next";
import { withBrand } from "~/rules/brand";
import { lengths } from "~/rules/limits/lengths";
import { staticTextMax } from "~/rules/static-text/limits";
import type { PageProblem } from "~/rules/static-text/page-problems";
import { FormField } from "../../built-in/form-field";
import { ProblemList } from "./problem-list";
import { TextPreview } from "./text-preview";

type FieldName = "zhTitle" | "zhText" | "enTitle" | "enText";
type Props = {
  language: "zh" | "en";
  /** The title and the text as currently typed. */
  title: string;
  text: string;
  values: Readonly<Record<string, string>>;
  problems: readonly PageProblem[];
  control: (name: FieldName) => { name: string };
  error: (name: FieldName) => string | null;
};

/** The text in one language: its title, its HTML with any problems, and a preview beside them. */
export function WordingFields({ language, title, text, values, problems, control, error }: Props) {
  const { t } = useTranslation("staticTexts");
  const [titleField, textField] = [`${language}Title`, `${language}Text`] as const;
  const problemsId = `static-text-${language}-problems`;
  return (
    <section className="card static-text-wording" aria-labelledby={`static-text-${language}`}>
      <h2 id={`static-text-${language}`}>{t(`form.${language}`)}</h2>
      <div className="static-text-fields">
        <FormField id={`static-${titleField}`} label={t("form.title")} error={error(titleField)}>
          {(attributes) => (
            <input {...control(titleField)} {...attributes} lang="" maxLength={lengths.name} autoComplete="off" />
          )}
        </FormField>
        <FormField id={`static-${textField}`} label={t("form.text")} hint={t("form.textHint")} error={error(textField)}>
          {(attributes) => (
            <textarea
              {...control(textField)}
              {...attributes}
              aria-describedby={`${attributes["aria-describedby"]} ${problemsId}`}
              lang=""
              rows={24}
              maxLength={staticTextMax}
              spellCheck={false}
            />
          )}
        </FormField>
        <ProblemList id={problemsId} problems={problems} />
      </div>
      <div className="static-text-preview" role="region" aria-label={t(`form.preview.${language}`)} tabIndex={0}>
        <p className="static-text-preview-title">{t(`form.preview.${language}`)}</p>
        <h3 lang={language}>{withBrand(language, title, values.brand ?? "")}</h3>
        <TextPreview language={language} text={text} values={values} />
      </div>
    </section>
  );
}
