import { useTranslation } from "react-i18next";
import { asLanguage } from "~/i18n/language";
import type { MaintainedPage } from "~/contract/static-texts";

/** The parameters that texts can name, with the values that pages show in their place. */
export function ParameterList({ parameters }: Pick<MaintainedPage, "parameters">) {
  const { t, i18n } = useTranslation("staticTexts");
  const language = asLanguage(i18n.language);
  return (
    <details className="card settings-section">
      <summary>{t("parameters.title")}</summary>
      <p>{t("parameters.text")}</p>
      <dl className="static-text-parameters">
        {parameters.map((parameter) => (
          <div key={parameter.name}>
            <dt lang="">
              <code>{`{{${parameter.name}}}`}</code>
            </dt>
            <dd lang="">{parameter[language].replace(/<[^>]*>/g, "") || t("parameters.empty")}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
