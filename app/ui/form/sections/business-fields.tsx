import { fieldFacts } from "~/rules/form/field-facts";
import { turnoverYearsAsked } from "~/rules/registration/business";
import { FieldGroups } from "../parts/field-groups";
import { TextControl } from "../controls/text-control";
import { useFieldWords, useSectionScreen } from "../engine/section-context";
import { FieldFindings } from "../parts/field-findings";
import { fieldId } from "../parts/field-id";
import { PasteNotice, usePaste } from "../parts/paste";
import { ReturnedComments } from "../parts/returned-comments";
import { RowProvider, useInitialRows } from "../parts/row-context";

/** The fields by group, in the order of the form. */
const groups = {
  coverage: ["coverageCountries", "categories"],
  turnover: ["turnoverCurrency", "turnover"],
  customers: ["customers"],
  people: ["corePersonnel"],
  profile: ["companyProfile"],
} as const;

/** Company: operating information. */
export const BusinessFields = () => <FieldGroups groups={groups} special={special} />;

const special = { turnover: TurnoverTable };

const name = "turnover";

/** The turnover of the last three years (§5): the years are fixed, so there is nothing to add and nothing to remove. */
function TurnoverTable() {
  const words = useFieldWords();
  const { section, context } = useSectionScreen();
  const rows = useInitialRows(name);
  const years = turnoverYearsAsked(context.today);
  const paste = usePaste(fieldFacts(section.fields, name), { count: years.length, add: () => [], forget: () => {} });
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
            <th scope="col">
              {words.label(`${name}.amount`)}
              <span className="field-required" aria-hidden="true">
                {" *"}
              </span>
              <span className="field-hint">{words.hint(`${name}.amount`)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {years.map((year, at) => {
            const row = rows[at] ?? { id: `year-${at + 1}`, isNew: true };
            const amount = `${name}[${at}].amount`;
            return (
              <tr key={year}>
                <th scope="row" id={`label-${amount}`}>
                  {year}
                  <input type="hidden" name={`${name}[${at}].id`} value={row.id} />
                  <input type="hidden" name={`${name}[${at}].year`} value={year} />
                </th>
                <td>
                  <RowProvider value={row}>
                    <ReturnedComments name={`${name}[${at}]`} />
                    <TextControl facts={fieldFacts(section.fields, amount)} labelledBy={`label-${amount}`} />
                    <FieldFindings name={`${name}[${at}].year`} labelKey={`${name}.year`} />
                    <FieldFindings name={amount} labelKey={`${name}.amount`} />
                  </RowProvider>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <PasteNotice paste={paste} isOffered />
    </div>
  );
}
