import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { kindOf } from "~/rules/fields/kind-registry";
import type { FieldFacts } from "~/rules/form/field-facts";
import { typedAt } from "~/rules/form/typed-values";
import { rowEditClass } from "~/ui/base/field-control";
import { useFieldWords, useReading, useSectionScreen } from "../state/section-context";
import { lookOf } from "../kinds/kind-looks";

type Props = { facts: FieldFacts; at: number; onEdit: () => void; onRemove: () => void };

/** The most answers shown in the line of a row. */
const mostListed = 5;

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
          <span key={place} lang="" translate="no">
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
  const { meanings, files } = useSectionScreen();
  const words = useFieldWords();
  const answers = useReading((form) =>
    JSON.stringify(
      Object.entries(shape)
        .flatMap(([field, schema]) => {
          const kind = kindOf(schema);
          if (!lookOf(kind).isInRowLine) return [];
          const answer = typedAt(form.typed(), `${name}[${at}].${field}`);
          return form.wordsOf(kind, answer) ?? kind.toWords(answer, { meanings, files, words }, reader);
        })
        .filter(Boolean)
        .slice(0, mostListed),
    ),
  );
  return JSON.parse(answers) as string[];
}

const Icon = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 20 20"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

const EditIcon = () => (
  <Icon>
    <path d="m4 13.5-.7 3.2 3.2-.7 9-9a1.8 1.8 0 0 0-2.5-2.5z" />
    <path d="m11.5 6 2.5 2.5" />
  </Icon>
);

export const RemoveIcon = () => (
  <Icon>
    <path d="M3.5 5.5h13M8 5.5v-2h4v2M5.5 5.5l.7 11h7.6l.7-11M8.5 8.5v5M11.5 8.5v5" />
  </Icon>
);
