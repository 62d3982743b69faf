import { useTranslation } from "react-i18next";
import type { FieldFacts } from "~/rules/form/field-facts";
import { textAt } from "~/rules/form/typed-values";
import type { AttachmentRow } from "~/rules/registration/attachment";
import { fieldId } from "~/ui/base/field-id";
import { FileLineContext } from "../kinds/file-line";
import { Field } from "../parts/field";
import { RemoveIcon } from "../parts/row-line";
import { RowSlot } from "../parts/row-slot";
import { useRowReader } from "../parts/row-words";
import { focusRow, type RowActions, rowElementId } from "../parts/use-rows";
import { type FormRow, useInitialText } from "../state/row-context";
import { useFieldWords, useReading, useSectionScreen } from "../state/section-context";

type Props = {
  facts: FieldFacts;
  row: FormRow;
  actions: RowActions;
  /** Whether the row stays when its last file is deleted. */
  isKept: boolean;
  /** Called after the row was removed with its last file. */
  onGone: () => void;
};

/** The files of a document and its validity; without scripts, also a control for adding files. */
export function DocumentRow({ facts, row, actions, isKept, onGone }: Props) {
  const { store, announceChange } = useSectionScreen();
  const prefix = `${facts.name}[${actions.placeOf(row)}]`;

  function leaveIfEmpty() {
    if (hasFile(row)) return;
    if (isKept) return focusRow(row);
    actions.forget([row]);
    announceChange();
    store.settle();
    onGone();
  }

  return (
    <RowSlot facts={facts} row={row} actions={actions} showsFolded>
      <TypeOfRow name={`${prefix}.type`} />
      <FileLineContext.Provider
        value={{
          validity: <Expiry facts={facts} prefix={prefix} />,
          removeIcon: <RemoveIcon />,
          onGone: leaveIfEmpty,
        }}
      >
        <div className="fields">
          {Object.keys(fieldsBelow).map((field) => (
            <Field key={field} name={`${prefix}.${field}`} />
          ))}
        </div>
      </FileLineContext.Provider>
    </RowSlot>
  );
}

/** The fields below the type, in order. New fields of the rows are included automatically. */
const fieldsBelow: Record<Exclude<keyof AttachmentRow, "id" | "type">, true> = {
  file: true,
  expiresOn: true,
  longTerm: true,
};

/** The type of a row is submitted in a hidden field. A row without a type shows the field. */
function TypeOfRow({ name }: { name: string }) {
  const type = useInitialText(name);
  return type ? <input type="hidden" id={fieldId(name)} name={name} value={type} /> : <Field name={name} />;
}

/** The document's expiry date, if filled in. */
function Expiry({ facts, prefix }: { facts: FieldFacts; prefix: string }) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const { context } = useSectionScreen();
  const { expiresOn } = facts.shape;
  const read = useRowReader({ ...facts, shape: expiresOn ? { expiresOn } : {} });
  const at = Number(prefix.slice(facts.name.length + 1, -1));
  const day = useReading((form) => textAt(form.typed(), `${prefix}.expiresOn`));
  const date = useReading((form) => read(form, at)[0] ?? "");
  const isLongTerm = useReading((form) => textAt(form.typed(), `${prefix}.longTerm`) !== "");
  if (isLongTerm) return <span className="file-state">{words.label(`${facts.labelKey}.longTerm`)}</span>;
  // Ignored while the date is incomplete.
  if (!day || date === day) return null;
  if (day < context.today) return <span className="document-state document-open">{t("documents.expired")}</span>;
  return <span className="file-state">{t("documents.validUntil", { date })}</span>;
}

/** Finds a control in a row. */
export const inRow = (row: FormRow, selector: string) =>
  document.querySelector<HTMLInputElement>(`#${CSS.escape(rowElementId(row))} ${selector}`);

/** Whether a row has a file: stored, being uploaded, or not uploaded because of an error. */
export const hasFile = (row: FormRow) => inRow(row, ".file-item") !== null;
