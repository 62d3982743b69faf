import type { ReactNode } from "react";
import { isSensitive, kinds, type Shape } from "~/rules/field";
import type { FormValues } from "~/rules/form-values";
import { labelKeyOf } from "~/rules/form/field-facts";
import { AnswerValue, isAnswered, type AnswerFacts } from "./answer-value";

type Props = AnswerFacts & {
  name: string;
  shape: Shape;
  rows: FormValues[string];
  unasked: Set<string>;
  /** The answers of a row, one below the other. */
  renderRow: (row: FormValues, at: number) => ReactNode;
};

/** The rows of a table: where all their answers are short, as a table; otherwise one after the other. */
export function AnswerRows({ rows, ...props }: Props) {
  const filled = Array.isArray(rows) ? rows.filter((row) => typeof row === "object") : [];
  if (filled.length === 0) return null;
  const fitsTable = !props.renderBeneath && Object.values(props.shape).every(isShort);
  return fitsTable ? <RowTable rows={filled} {...props} /> : <RowBlocks rows={filled} {...props} />;
}

/** A masked answer needs room to be shown in full. */
const isShort = (schema: Shape[string]) =>
  !isSensitive(schema) && !["rows", "longText"].includes(kinds.get(schema)?.kind ?? "");

type FilledProps = Omit<Props, "rows"> & { rows: FormValues[] };
const keyOf = (row: FormValues, at: number) => (typeof row.id === "string" && row.id ? row.id : at);

/** A table of the columns that any row has an answer in. */
function RowTable({ name, rows, shape, renderRow: _renderRow, ...shared }: FilledProps) {
  const { words, unasked } = shared;
  const columns = Object.entries(shape).filter(
    ([field, schema]) =>
      kinds.get(schema)?.kind !== "rowId" &&
      rows.some((row, at) => isAnswered(row[field]) && !unasked.has(`${name}[${at}].${field}`)),
  );
  return (
    <div className="answer-row">
      <h3 id={`answers-${name}`}>{words.label(labelKeyOf(name))}</h3>
      <table className="answer-table" aria-labelledby={`answers-${name}`}>
        <thead>
          <tr>
            {columns.map(([field, schema]) => (
              <th key={field} scope="col" className={alignment(schema)}>
                {words.label(`${labelKeyOf(name)}.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={keyOf(row, at)}>
              {columns.map(([field, schema]) => (
                <td key={field} data-label={words.label(`${labelKeyOf(name)}.${field}`)} className={alignment(schema)}>
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

/** Amounts are compared by their digits, so they end in one line. */
function alignment(schema: FilledProps["shape"][string]): string | undefined {
  const kind = kinds.get(schema);
  return kind?.kind === "text" && kind.input === "decimal" ? "answer-amount" : undefined;
}

function RowBlocks({ name, rows, words, renderRow, renderBeneath }: FilledProps) {
  return rows.map((row, at) => (
    <div key={keyOf(row, at)} className="answer-row">
      <h3>
        {words.word(`${labelKeyOf(name)}.row`)} {at + 1}
      </h3>
      {renderBeneath?.(`${name}[${at}]`)}
      {renderRow(row, at)}
    </div>
  ));
}
