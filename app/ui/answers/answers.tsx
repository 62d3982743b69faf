import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import { bankLabelKey } from "~/rules/bank/bank-label-key";
import type { Shape } from "~/rules/fields/field-kind";
import { kindOf, rowShapeOf } from "~/rules/fields/kind-registry";
import { textAt } from "~/rules/form/typed-values";
import { toLabelKey } from "~/rules/form/field-facts";
import type { SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import type { SectionContext } from "~/rules/section";
import { findHidden } from "~/rules/section-findings";
import type { FormValues } from "~/rules/form-values";
import { fieldWords } from "~/ui/form/state/field-words";
import "./answers.css";
import { answerLook } from "./answer-looks";
import { AnswerValue, isAnswered, type AnswerFacts } from "./answer-value";
import { JoinedAnswer, joinedWith } from "./joined-answer";
import { Statement } from "./statement";

type AnswersProps = Omit<AnswerFacts, "words"> & { id: SectionId; values: FormValues; context: SectionContext };

/** Every answer of a tab, in the form's order and with its labels; fields that do not apply are omitted. */
export function ReadOnlyAnswers({ id, values, context, ...display }: AnswersProps) {
  const { t, i18n } = useTranslation();
  const words = fieldWords(t, i18n.exists.bind(i18n), id, context.registeredCountry);
  const { fields } = sections[id];
  const hiddenFields = findHidden(sections[id], values, context);
  return <AnswerList {...display} shape={fields.shape} values={values} prefix="" hidden={hiddenFields} words={words} />;
}

type ListProps = AnswerFacts & { shape: Shape; values: FormValues; prefix: string; hidden: Set<string> };

/**
 * The answers of a tab or of a row. Empty answers are collapsed to one line. If there is nothing beneath single
 * answers, answers that belong together share a line, and a tick is shown as its sentence.
 */
function AnswerList({ shape, values, prefix, ...shared }: ListProps) {
  const { hidden, words, showsEmpty, renderBeneath } = shared;
  const isRead = !renderBeneath && !showsEmpty;
  const entries = Object.entries(shape)
    .map(([field, schema]) => ({ field, schema, name: `${prefix}${field}`, kind: kindOf(schema) }))
    .filter(({ name, kind }) => kind.isAnswer && !hidden.has(name));
  const isShown = ({ field, kind }: (typeof entries)[number]) =>
    kind.table !== null || showsEmpty || isAnswered(values[field]);
  const shownEntries = entries.filter(isShown);
  const joinOf = (name: string) => (isRead ? joinedWith.get(name) : undefined);
  const isFirst = (name: string) => shownEntries.find((one) => joinOf(one.name) === joinOf(name))?.name === name;
  return (
    <>
      <div className="answer-list">
        {shownEntries.map(({ field, schema, name, kind }) => {
          const join = joinOf(name);
          if (join)
            return isFirst(name) ? (
              <JoinedAnswer key={name} join={join} shape={shape} values={values} {...shared} />
            ) : null;
          if (isRead && answerLook(kind).isStatement) return <Statement key={name} name={name} words={words} />;
          return kind.table ? (
            <AnswerRows
              key={name}
              name={name}
              shape={rowShapeOf(schema)}
              rows={values[field]}
              renderRow={(row, at) => (
                <AnswerList shape={rowShapeOf(schema)} values={row} prefix={`${name}[${at}].`} {...shared} />
              )}
              {...shared}
            />
          ) : (
            <dl key={name} className={`answer${answerLook(kind).isLong ? " answer-long" : ""}`}>
              <dt>{words.label(bankLabelKey(name, textAt(values, "country")))}</dt>
              <dd>
                <AnswerValue name={name} schema={schema} answer={values[field]} {...shared} />
              </dd>
            </dl>
          );
        })}
      </div>
      {prefix === "" ? (
        <LeftEmpty labels={entries.filter((one) => !isShown(one)).map(({ name }) => words.label(toLabelKey(name)))} />
      ) : null}
    </>
  );
}

function LeftEmpty({ labels }: { labels: string[] }) {
  const { t } = useTranslation();
  if (labels.length === 0) return null;
  return (
    <details className="answers-empty">
      <summary>{t("form.leftEmpty", { count: labels.length })}</summary>
      <ul>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </details>
  );
}

type AnswerRowsProps = AnswerFacts & {
  name: string;
  shape: Shape;
  rows: FormValues[string];
  hidden: Set<string>;
  /** The answers of a row, one below the other. */
  renderRow: (row: FormValues, at: number) => ReactNode;
};

/** The rows of a table: as a table if all their answers are short, otherwise one below the other. */
function AnswerRows({ rows, ...props }: AnswerRowsProps) {
  const objectRows = Array.isArray(rows) ? rows.filter((row) => typeof row === "object") : [];
  if (objectRows.length === 0) return null;
  const fitsTable = !props.renderBeneath && Object.values(props.shape).every(isShort);
  return fitsTable ? <RowTable rows={objectRows} {...props} /> : <RowBlocks rows={objectRows} {...props} />;
}

/** A masked answer needs space for its full value. */
function isShort(schema: Shape[string]) {
  const kind = kindOf(schema);
  return !kind.isSensitive && answerLook(kind).fitsCell;
}

type FilledProps = Omit<AnswerRowsProps, "rows"> & { rows: FormValues[] };
const keyOf = (row: FormValues, at: number) => (typeof row.id === "string" && row.id ? row.id : at);

/** A table of the columns that any row has an answer in. */
function RowTable({ name, rows, shape, renderRow: _renderRow, ...shared }: FilledProps) {
  const { words, hidden } = shared;
  const columns = Object.entries(shape).filter(
    ([field, schema]) =>
      kindOf(schema).isAnswer &&
      rows.some((row, at) => isAnswered(row[field]) && !hidden.has(`${name}[${at}].${field}`)),
  );
  return (
    <div className="answer-row">
      <h3 id={`answers-${name}`}>{words.label(toLabelKey(name))}</h3>
      <table className="answer-table" aria-labelledby={`answers-${name}`}>
        <thead>
          <tr>
            {columns.map(([field, schema]) => (
              <th key={field} scope="col" className={alignment(schema)}>
                {words.label(`${toLabelKey(name)}.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={keyOf(row, at)}>
              {columns.map(([field, schema]) => (
                <td key={field} data-label={words.label(`${toLabelKey(name)}.${field}`)} className={alignment(schema)}>
                  {isAnswered(row[field]) ? (
                    <AnswerValue name={`${name}[${at}].${field}`} schema={schema} answer={row[field]} {...shared} />
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Amounts are right-aligned, so that their digits can be compared. */
const alignment = (schema: Shape[string]): string | undefined =>
  answerLook(kindOf(schema)).isAmount ? "answer-amount" : undefined;

function RowBlocks({ name, rows, words, renderRow, renderBeneath }: FilledProps) {
  return rows.map((row, at) => (
    <div key={keyOf(row, at)} className="answer-row">
      <h3>
        {words.word(`${toLabelKey(name)}.row`)} {at + 1}
      </h3>
      {renderBeneath?.(`${name}[${at}]`)}
      {renderRow(row, at)}
    </div>
  ));
}
