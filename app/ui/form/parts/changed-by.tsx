import { useTranslation } from "react-i18next";
import { formatInstant } from "~/rules/format";
import { toLabelKey } from "~/rules/form/field-facts";
import { textAt } from "~/rules/form/typed-values";
import type { FormValues } from "~/rules/form-values";
import { WithName } from "~/ui/base/with-name";
import type { FieldWords } from "../state/field-words";
import { rowPlace } from "../state/row-place";
import type { AnswerEditor } from "../state/section-data";

type Props = {
  /** The colleague who last saved the tab; null if it was the registrant. */
  name: string | null;
  savedAt: string | null;
  changes: readonly AnswerEditor[];
  words: FieldWords;
  values: FormValues;
};

/**
 * The people who last changed a tab: a sentence if it was one colleague, or a list of answers if there are several people. Renders
 * nothing if it was the registrant alone.
 */
export function ChangedBy({ name, savedAt, changes, words, values }: Props) {
  const { t, i18n } = useTranslation("registration");
  const date = (at: string) => formatInstant(i18n.language, at);
  if (changes.length > 0)
    return (
      <details className="field-hint">
        <summary>{t("changes")}</summary>
        <ul>
          {changes.map(({ field, name: editor, at }) => (
            <li key={field}>
              {[rowPlace(field, words, (one) => textAt(values, one)), words.label(toLabelKey(field)), ""]
                .filter((part) => part !== null)
                .join(" · ")}
              <span lang="" translate="no">
                {editor}
              </span>
              {` · ${date(at)}`}
            </li>
          ))}
        </ul>
      </details>
    );
  if (name === null || savedAt === null) return null;
  return (
    <p className="field-hint">
      <WithName name={name} say={(one) => t("changedBy", { name: one, date: date(savedAt) })} />
    </p>
  );
}
