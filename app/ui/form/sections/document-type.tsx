import { useTranslation } from "react-i18next";
import type { FieldFacts } from "~/rules/form/field-facts";
import type { AttachmentRow } from "~/rules/registration/attachment";
import { useFieldWords, useReading } from "../state/section-context";
import { Field } from "../parts/field";
import { fieldId } from "~/ui/base/field-id";
import { ListButton } from "../parts/list-button";
import { type FormRow, useInitialText } from "../state/row-context";
import { RowSlot } from "../parts/row-slot";
import type { RowActions } from "../parts/use-rows";

type Props = {
  type: string;
  isNeeded: boolean;
  facts: FieldFacts;
  actions: RowActions;
  /** The rows of this type, and the first row of a later one. */
  rows: FormRow[];
  before: FormRow | undefined;
};

/** One kind of document: its state, the files of it, and the way to add one. */
export function DocumentTypeItem({ type, isNeeded, facts, actions, rows, before }: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const state = useDocumentState(rows, actions, isNeeded);
  const title = words.option("attachmentType", type);

  function add() {
    const [row] = actions.add(1, { type }, before);
    if (!row) return;
    document.querySelector<HTMLElement>(`#row-${CSS.escape(row.id)} input[type=file]`)?.click();
  }

  return (
    <li className="document">
      <div className="document-head">
        <span className={`document-mark document-${state}`} aria-hidden="true">
          {marks[state]}
        </span>
        <h3>{title}</h3>
        <span className={`document-state document-${state}`}>{t(`documents.states.${state}`)}</span>
        {actions.isFull ? null : (
          <ListButton
            intent={{ type: "insert", payload: { name: facts.name, defaultValue: { id: "", type } as never } }}
            className="button-default document-add"
            onPress={add}
          >
            {rows.length === 0 ? t("documents.add") : t("documents.addMore")}
            <span className="off-screen"> {title}</span>
          </ListButton>
        )}
      </div>
      {rows.map((row) => {
        const prefix = `${facts.name}[${actions.placeOf(row)}]`;
        return (
          <RowSlot key={row.id} facts={facts} row={row} actions={actions}>
            <TypeOfRow name={`${prefix}.type`} />
            <div className="fields">
              {Object.keys(fieldsBelow).map((field) => (
                <Field key={field} name={`${prefix}.${field}`} />
              ))}
            </div>
          </RowSlot>
        );
      })}
    </li>
  );
}

/** The fields below the type, in their order: a further field of the rows takes its place here. */
const fieldsBelow: Record<Exclude<keyof AttachmentRow, "id" | "type">, true> = {
  file: true,
  expiresOn: true,
  longTerm: true,
};

const marks = { missing: "!", none: "–", open: "…", done: "✓" } as const;

/** The type of a row is submitted in a hidden field. A row without a type shows the field. */
function TypeOfRow({ name }: { name: string }) {
  const type = useInitialText(name);
  return type ? <input type="hidden" id={fieldId(name)} name={name} value={type} /> : <Field name={name} />;
}

/** `missing`: every registration needs it; `none`: it may not apply; `open`: something is still to be done; `done`. */
function useDocumentState(rows: readonly FormRow[], actions: RowActions, isNeeded: boolean): keyof typeof marks {
  const live = rows.filter((row) => !actions.isRemoved(row));
  const hasErrors = useReading((form) =>
    live.some((row) => form.errors().some(({ field }) => field.startsWith(`attachments[${actions.placeOf(row)}].`))),
  );
  if (live.length === 0) return isNeeded ? "missing" : "none";
  return hasErrors ? "open" : "done";
}
