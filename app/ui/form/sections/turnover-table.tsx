import { fieldFacts } from "~/rules/form/field-facts";
import { requiredTurnoverYears } from "~/rules/registration/turnover";
import { FieldControl } from "../parts/control";
import { useFieldWords, useSectionScreen } from "../state/section-context";
import { FieldFindings } from "../parts/field-findings";
import { fieldId } from "~/ui/base/field-id";
import { PasteNotice, usePaste } from "../parts/paste";
import { ReturnedComments } from "../parts/returned-comments";
import { RowProvider, useInitialRows } from "../state/row-context";

const name = "turnover";
/** The form sets the year; the other fields of a row are answers. */
const isColumn = (field: string) => field !== "id" && field !== "year";

/** Cells do not contain tables. */
const nothing = () => null;

/** The turnover of the last three years (§5): the years are fixed, so rows cannot be added or removed. */
export function TurnoverTable() {
  const words = useFieldWords();
  const { section, context } = useSectionScreen();
  const rows = useInitialRows(name);
  const years = requiredTurnoverYears(context.today);
  const facts = fieldFacts(section.fields, name);
  const columns = Object.keys(facts.shape).filter(isColumn);
  const paste = usePaste(facts, { count: years.length, add: () => [], forget: () => {} });
  return (
    <div
      className="rows"
      onPaste={paste.onPaste}
      id={fieldId(name)}
      tabIndex={-1}
      role="group"
      aria-labelledby={`label-${name}`}
    >
      <div className="rows-head">
        <span className="rows-title" id={`label-${name}`}>
          {words.label(name)}
        </span>
        <span className="field-hint">{words.hint(name)}</span>
      </div>
      <FieldFindings name={name} labelKey={name} />
      <table className="year-table">
        <thead>
          <tr>
            <th scope="col">{words.label(`${name}.year`)}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                <span id={`label-${name}.${column}`}>{words.label(`${name}.${column}`)}</span>
                {fieldFacts(section.fields, `${name}[0].${column}`).required ? (
                  <span className="field-required" aria-hidden="true">
                    {" *"}
                  </span>
                ) : null}
                <span className="field-hint">{words.hint(`${name}.${column}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year, at) => {
            const row = rows[at] ?? { id: `year-${at + 1}`, isNew: true };
            const rowName = `${name}[${at}]`;
            return (
              <tr key={year}>
                <th scope="row" id={`label-${rowName}`}>
                  {year}
                  <input type="hidden" name={`${rowName}.id`} value={row.id} />
                  <input type="hidden" name={`${rowName}.year`} value={year} />
                </th>
                {columns.map((column, place) => (
                  <td key={column}>
                    <RowProvider value={row}>
                      {place === 0 ? <ReturnedComments name={rowName} /> : null}
                      <FieldControl
                        facts={fieldFacts(section.fields, `${rowName}.${column}`)}
                        labelledBy={`label-${rowName} label-${name}.${column}`}
                        renderField={nothing}
                      />
                      {place === 0 ? <FieldFindings name={`${rowName}.year`} labelKey={`${name}.year`} /> : null}
                      <FieldFindings name={`${rowName}.${column}`} labelKey={`${name}.${column}`} />
                    </RowProvider>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <PasteNotice paste={paste} isOffered />
    </div>
  );
}
