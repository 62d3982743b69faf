import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { FieldFacts } from "~/rules/form/field-facts";
import type { ChecklistState } from "~/rules/registration/checklist-state";
import { ListButton } from "../parts/list-button";
import type { RowActions } from "../parts/use-rows";
import type { FormRow } from "../state/row-context";
import { useFieldWords } from "../state/section-context";
import { DocumentRow } from "./document-row";

type Props = {
  type: string;
  isNeeded: boolean;
  state: ChecklistState;
  facts: FieldFacts;
  actions: RowActions;
  rows: FormRow[];
  /** Opens the file chooser for files of this type. */
  onChoose: () => void;
};

/** One kind of document: its state, the files of it, and the way to add one. */
export function DocumentTypeItem({ type, isNeeded, state, facts, actions, rows, onChoose }: Props) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const liveRows = rows.filter((row) => !actions.isRemoved(row));
  const title = words.option("attachmentType", type);
  const item = useRef<HTMLLIElement>(null);

  return (
    <li className="document" ref={item}>
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
            onPress={onChoose}
          >
            {rows.length === 0 ? t("documents.add") : t("documents.addMore")}
            <span className="off-screen"> {title}</span>
          </ListButton>
        )}
      </div>
      {rows.map((row) => (
        <DocumentRow
          key={row.id}
          facts={facts}
          row={row}
          actions={actions}
          isKept={isNeeded && liveRows.length === 1}
          onGone={() => item.current?.querySelector<HTMLElement>(".document-add")?.focus()}
        />
      ))}
    </li>
  );
}

const marks = { missing: "!", none: "–", notNeeded: "–", open: "…", done: "✓" } satisfies Record<
  ChecklistState,
  string
>;
