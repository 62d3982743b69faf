import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { kinds } from "~/rules/field";
import type { FieldFacts } from "~/rules/form/field-facts";
import { answerAt } from "~/rules/page-order";
import { answerWords } from "~/ui/answers/answer-words";
import { rowEditClass } from "../engine/focus-field";
import { useFieldWords } from "../engine/section-context";
import { useSectionScreen } from "../engine/section-context";
import { EditIcon, RemoveIcon } from "./row-icons";

type Props = { facts: FieldFacts; at: number; onEdit: () => void; onRemove: () => void };

/** How many answers of a row are told in its line. */
const mostTold = 5;

/** A finished row in one line: its first answers, and the ways to change and to remove it. */
export function RowLine({ facts, at, onEdit, onRemove }: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const answers = useRowWords(facts, at);
  const number = at + 1;
  return (
    <div className="row-line">
      <p className="row-line-answers">
        {answers.map((answer, place) => (
          <span key={place} lang="">
            {answer}
          </span>
        ))}
      </p>
      <button
        type="button"
        className={`row-icon ${rowEditClass}`}
        aria-label={t("form.editRow", { row: words.word(`${facts.labelKey}.row`), number })}
        onClick={onEdit}
      >
        <EditIcon />
      </button>
      <button
        type="button"
        className="row-icon"
        aria-label={`${words.word(`${facts.labelKey}.removeRow`)} ${number}`}
        onClick={onRemove}
      >
        <RemoveIcon />
      </button>
    </div>
  );
}

/** The answers of a row as they are typed now, as people read them. */
function useRowWords({ name, shape }: FieldFacts, at: number): string[] {
  const { t, i18n } = useTranslation();
  const reader = { language: i18n.language, yes: t("form.yes") };
  const { store, meanings, files } = useSectionScreen();
  const words = useFieldWords();
  const read = () =>
    JSON.stringify(
      Object.entries(shape)
        .flatMap(([field, schema]) => {
          const kind = kinds.get(schema);
          if (!kind || kind.kind === "rowId" || kind.kind === "rows" || kind.kind === "flag") return [];
          const answer = answerAt(store.typed(), `${name}[${at}].${field}`) as string | undefined;
          const list = kind.kind === "listed" ? kind.lovCode : kind.kind;
          const meaning = answer ? store.meaningOf(list, answer) : undefined;
          return meaning ?? answerWords(kind, answer, { meanings, files, words }, reader);
        })
        .filter(Boolean)
        .slice(0, mostTold),
    );
  return JSON.parse(useSyncExternalStore(store.subscribe, read, read)) as string[];
}
