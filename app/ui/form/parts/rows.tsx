import { Fragment } from "react";
import { kindOf } from "~/rules/fields/kind-registry";
import type { Shape } from "~/rules/fields/field-kind";
import { type FieldFacts, fieldFacts } from "~/rules/form/field-facts";
import { useFieldWords, useSectionScreen } from "../state/section-context";
import type { ControlProps } from "../kinds/control-props";
import { areShort } from "../kinds/kind-looks";
import { FieldFindings } from "./field-findings";
import { fieldId } from "~/ui/base/field-id";
import { insertIntent, ListButton } from "./list-button";
import { PasteNotice, usePaste } from "./paste";
import { RowSlot } from "./row-slot";
import { focusRow, useRows } from "./use-rows";

/**
 * A table of the section (§2): rows are added, edited and removed, with scripts immediately, without them by the server. Rows
 * of a few short answers share column headings if there is room, and accept cells pasted from a spreadsheet.
 */
export function Rows({ facts, kind, renderField }: ControlProps<"rows">) {
  const { name, labelKey } = facts;
  const words = useFieldWords();
  const actions = useRows(name, kind.table.max);
  const isTable = areShort(Object.values(kind.table.row).map(kindOf), mostColumns);
  const paste = usePaste(facts, actions);
  const hint = words.hint(labelKey);
  return (
    <div
      className={`rows ${isTable ? "rows-table" : "rows-lines"}`}
      id={fieldId(name)}
      tabIndex={-1}
      role="group"
      aria-labelledby={`label-${name}`}
      data-table={labelKey}
    >
      <div className="rows-head">
        <span className="rows-title" id={`label-${name}`}>
          {words.label(labelKey)}
        </span>
        {hint ? <span className="field-hint">{hint}</span> : null}
      </div>
      <FieldFindings name={name} labelKey={labelKey} />
      {actions.isEmpty ? null : (
        <div className="rows-body" onPaste={isTable ? paste.onPaste : undefined}>
          {isTable ? <ColumnHeads facts={facts} /> : null}
          {actions.rows.map((row) => (
            <RowSlot key={row.id} facts={facts} row={row} actions={actions}>
              <RowFields shape={kind.table.row} prefix={`${name}[${actions.placeOf(row)}]`} renderField={renderField} />
            </RowSlot>
          ))}
        </div>
      )}
      {isTable ? <PasteNotice paste={paste} isOffered={!actions.isEmpty} /> : null}
      {actions.isFull ? null : (
        <ListButton
          intent={insertIntent(name, { id: "" })}
          className="button-default rows-add"
          onPress={() => actions.add(1).forEach(focusRow)}
        >
          + {words.word(`${labelKey}.addRow`)}
        </ListButton>
      )}
    </div>
  );
}

/** The maximum number of columns of a table. */
const mostColumns = 5;

type RowFieldsProps = { shape: Shape; prefix: string } & Pick<ControlProps<"rows">, "renderField">;

/** The fields of a row, in the order of the rules. */
const RowFields = ({ shape, prefix, renderField }: RowFieldsProps) => (
  <div className="fields">
    {/* The key is without the place of the row, which moves up once a row before it is removed. */}
    {Object.keys(shape).map((field) => (
      <Fragment key={field}>{renderField(`${prefix}.${field}`)}</Fragment>
    ))}
  </div>
);

/** The visual column headings of a table. They are hidden from screen readers, because each cell has its own label. */
function ColumnHeads({ facts: { name, shape } }: { facts: FieldFacts }) {
  const { section } = useSectionScreen();
  const words = useFieldWords();
  return (
    <div className="column-heads" aria-hidden="true">
      {Object.keys(shape)
        .filter((field) => field !== "id")
        .map((field) => {
          const { required, labelKey } = fieldFacts(section.fields, `${name}[0].${field}`);
          return (
            <span key={field}>
              {words.label(labelKey)}
              {required ? <span className="field-required">{"\u00a0*"}</span> : null}
            </span>
          );
        })}
    </div>
  );
}
