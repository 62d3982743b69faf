import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { FieldFacts } from "~/rules/form/field-facts";
import type { ChecklistState } from "~/rules/registration/checklist-state";
import { LineIcon } from "~/ui/base/line-icon";
import { insertIntent, ListButton } from "../parts/list-button";
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

/** A type of document: its state, its files, and a control for adding one. */
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
          <LineIcon path={marks[state]} size={16} />
        </span>
        <h3>{title}</h3>
        <span className={`document-state document-${state}`}>{t(`documents.states.${state}`)}</span>
        {actions.isFull ? null : (
          <ListButton
            intent={insertIntent(facts.name, { id: "", type })}
            className={`${rows.length === 0 ? "button-default" : "button-quiet"} document-add`}
            onPress={onChoose}
          >
            {rows.length === 0 ? <LineIcon path={upload} size={18} strokeWidth={1.75} /> : null}
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

const page = "M7 3.500h7l4 4v13H7zM13.500 3.500V8H18";
const upload = "M12 15.500v-11m-4.500 4.500L12 4.500 16.500 9M5 15.500v4h14v-4";

const marks: Readonly<Record<ChecklistState, string>> = {
  missing: "M12 6v7.500m0 4v.1",
  none: page,
  notNeeded: page,
  open: "M6 12h.1m5.900 0h.1m5.900 0h.1",
  done: "m5 12.500 4.500 4.500L19 7.500",
};
