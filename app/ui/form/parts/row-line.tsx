import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FieldFacts } from "~/rules/form/field-facts";
import { rowEditClass } from "~/ui/base/field-control";
import { useFieldWords, useReading } from "../state/section-context";
import { useRowReader } from "./row-words";

type Props = {
  facts: FieldFacts;
  at: number;
  onEdit: () => void;
  /** Omitted if the row is removed in another way. */
  onRemove?: () => void;
};

/** A finished row on one line: its first answers, with buttons to change and remove it. */
export function RowLine({ facts, at, onEdit, onRemove }: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const read = useRowReader(facts);
  const answers = JSON.parse(useReading((form) => JSON.stringify(read(form, at)))) as string[];
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
      {onRemove ? (
        <button
          type="button"
          className="row-icon"
          aria-label={`${words.word(`${facts.labelKey}.removeRow`)} ${number}`}
          onClick={onRemove}
        >
          <RemoveIcon />
        </button>
      ) : null}
    </div>
  );
}

const Icon = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 20 20"
    width="1.125rem"
    height="1.125rem"
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

/** A pencil icon for the button that changes the row. */
export const EditIcon = () => (
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
