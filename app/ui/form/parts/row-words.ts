import { useTranslation } from "react-i18next";
import type { FieldKind, Shape } from "~/rules/fields/field-kind";
import { kindOf } from "~/rules/fields/kind-registry";
import type { FieldFacts } from "~/rules/form/field-facts";
import { typedAt } from "~/rules/form/typed-values";
import { mask } from "~/rules/fields/masking";
import { lookOf } from "../kinds/kind-looks";
import { useFieldWords, useSectionScreen } from "../state/section-context";
import type { SectionReading } from "../state/section-reading";

/** The maximum number of answers in the line of a row. */
const mostListed = 5;

/** The first answers of a row, as formatted by `spell`; for a sensitive one, its last characters (S-58). */
export const listRowAnswers = (shape: Shape, spell: (field: string, kind: FieldKind) => string): string[] =>
  Object.entries(shape)
    .map(([field, schema]) => {
      const kind = kindOf(schema);
      const words = lookOf(kind).isInRowLine ? spell(field, kind) : "";
      return kind.isSensitive && words ? mask(words) : words;
    })
    .filter(Boolean)
    .slice(0, mostListed);

/** Reads the first answers of the row at an index, as text. */
export function useRowReader({ name, shape }: FieldFacts) {
  const { t, i18n } = useTranslation();
  const reader = { language: i18n.language, yes: t("form.yes") };
  const { meanings, files } = useSectionScreen();
  const words = useFieldWords();
  return (form: SectionReading, at: number): string[] =>
    listRowAnswers(shape, (field, kind) => {
      const answer = typedAt(form.typed(), `${name}[${at}].${field}`);
      return form.wordsOf(kind, answer) ?? kind.toWords(answer, { meanings, files, words }, reader);
    });
}
