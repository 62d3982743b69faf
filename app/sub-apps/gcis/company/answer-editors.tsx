import { useTranslation } from "react-i18next";
import { formatInstant } from "~/rules/format";
import { toLabelKey } from "~/rules/form/field-facts";
import { textAt } from "~/rules/form/typed-values";
import type { FormValues } from "~/rules/form-values";
import type { FieldWords } from "~/ui/form/state/field-words";
import { rowPlace } from "~/ui/form/state/row-place";
import type { CompanyFile } from "../base/company-file";

type Props = {
  changes: NonNullable<CompanyFile["sections"][number]["changes"]>;
  words: FieldWords;
  values: FormValues;
};

/** Who changed each answer of a part last, and when; collapsed at first. */
export function AnswerEditors({ changes, words, values }: Props) {
  const { t, i18n } = useTranslation("gcis");
  return (
    <details className="field-hint">
      <summary>{t("company.editors")}</summary>
      <ul>
        {changes.map(({ field, by, at }) => (
          <li key={field}>
            {[rowPlace(field, words, (one) => textAt(values, one)), words.label(toLabelKey(field)), ""]
              .filter((part) => part !== null)
              .join(" · ")}
            <span lang="" translate="no">
              {by}
            </span>
            {` · ${formatInstant(i18n.language, at)}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
