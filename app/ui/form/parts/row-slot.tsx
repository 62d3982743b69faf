import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { FieldFacts } from "~/rules/form/field-facts";
import { fieldInHash, focusField, focusFirst } from "~/ui/base/field-control";
import { useFieldWords, useReading, useSectionScreen } from "../state/section-context";
import { useHydrated } from "~/ui/base/use-hydrated";
import { ListButton } from "./list-button";
import { ReturnedComments } from "./returned-comments";
import { type FormRow, RowProvider } from "../state/row-context";
import { RemovedRow } from "./removed-row";
import { RemoveIcon, RowLine } from "./row-line";
import { useRowReader } from "./row-words";
import { focusRow, type RowActions, rowElementId } from "./use-rows";

type Props = {
  facts: FieldFacts;
  row: FormRow;
  actions: RowActions;
  /**
   * Whether the content stays visible while the row is collapsed. The row is then removed through its content, not its
   * line.
   */
  showsFolded?: boolean;
  children: ReactNode;
};

/**
 * One row of a table: open while it is filled in, collapsed to one line once it is finished, and with an undo button
 * once it is removed.
 */
export function RowSlot({ facts, row, actions, showsFolded, children }: Props) {
  const { name, labelKey } = facts;
  const { t } = useTranslation();
  const words = useFieldWords();
  const { store } = useSectionScreen();
  const at = actions.placeOf(row);
  const prefix = `${name}[${at}]`;
  const { isFolded, fold, unfold } = useFolding(row, prefix);
  const isRemoved = actions.isRemoved(row);
  const read = useRowReader(facts);
  const [firstAnswer, setFirstAnswer] = useState("");

  function remove() {
    setFirstAnswer(read(store, at)[0] ?? "");
    actions.remove(row);
  }

  function finish() {
    store.settle();
    const open = store.errors().filter(({ field }) => field.startsWith(`${prefix}.`));
    for (const { field } of open) store.touch(field);
    if (open.length > 0) return focusFirst(open);
    flushSync(fold);
    focusRow(row);
  }

  return (
    <div className="row-slot" id={rowElementId(row)}>
      {isRemoved ? (
        <RemovedRow
          row={words.word(`${labelKey}.row`)}
          answer={firstAnswer}
          onUndo={() => actions.bringBack(row)}
          onOver={() => actions.forget([row])}
        />
      ) : null}
      {isFolded && !isRemoved ? (
        <RowLine
          facts={facts}
          at={at}
          onEdit={() => {
            flushSync(unfold);
            focusRow(row);
          }}
          onRemove={showsFolded ? undefined : remove}
        />
      ) : null}
      {/* A removed row keeps its input; disabled fields are not sent. */}
      <fieldset className="row" disabled={isRemoved} hidden={isRemoved} data-folded={isFolded || undefined}>
        <legend>
          {words.word(`${labelKey}.row`)} {at + 1}
        </legend>
        <input type="hidden" name={`${prefix}.id`} value={row.id} />
        <RowProvider value={row}>
          <ReturnedComments name={prefix} />
          {children}
        </RowProvider>
        {actions.isRefused(row) ? (
          <p className="field-error" role="alert">
            {t("findings:file.deleteFirst")}
          </p>
        ) : null}
        <div className="row-actions">
          <button type="button" className="button-default row-finish" onClick={finish}>
            {t("form.finishRow")}
          </button>
          <ListButton
            intent={{ type: "remove", payload: { name, index: at } }}
            className="row-remove"
            onPress={remove}
            aria-label={`${words.word(`${labelKey}.removeRow`)} ${at + 1}`}
          >
            <RemoveIcon />
            <span>{words.word(`${labelKey}.removeRow`)}</span>
          </ListButton>
        </div>
      </fieldset>
    </div>
  );
}

/** Whether a row is collapsed. Initially a row is collapsed if it is complete; a visible error opens it. */
function useFolding(row: FormRow, prefix: string) {
  const { store, returned, foldsRows } = useSectionScreen();
  const isAbout = (field: string | null) => field === prefix || field?.startsWith(`${prefix}.`) === true;
  const [isFolded, setIsFolded] = useState(
    () =>
      foldsRows &&
      !row.isNew &&
      !store.atStart.errors().some(({ field }) => isAbout(field)) &&
      !returned.some(({ field }) => isAbout(field)),
  );
  // A link to an answer in a collapsed row opens the row first.
  const [isLinkOver, setIsLinkOver] = useState(false);
  const isLinked = useHydrated() && !isLinkOver && isAbout(fieldInHash());
  useEffect(() => {
    if (isLinked) focusField(fieldInHash());
  }, [isLinked]);
  const isWrong = useReading((form) => form.visibleErrors().some(({ field }) => isAbout(field)));
  return {
    isFolded: isFolded && !isWrong && !isLinked,
    fold: () => {
      setIsLinkOver(true);
      setIsFolded(true);
    },
    unfold: () => setIsFolded(false),
  };
}
