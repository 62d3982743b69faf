import { type Intent, serializeIntent } from "@conform-to/dom";
import { type ComponentProps, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { FieldFindings } from "./field-findings";
import { fieldId, type FieldFacts } from "./field-names";
import { useFieldWords } from "./field-words";
import { sectionFormId } from "./intent-button";
import { ReturnedComments } from "./returned-comments";
import { type Row, RowProvider, useInitialRows } from "./row-context";
import { useSectionScreen } from "./section-context";

type Props = { facts: FieldFacts; children: (prefix: string) => ReactNode };

/** A table of the section (§2): rows are added, edited and removed, with scripts at once, without them by the server. */
export function Rows({ facts, children }: Props) {
  const { name, kind, labelKey } = facts;
  const { announceChange } = useSectionScreen();
  const { t } = useTranslation();
  const words = useFieldWords();
  const [rows, setRows] = useState<Row[]>(useInitialRows(name));
  const [refused, setRefused] = useState<string | null>(null);
  const most = kind.kind === "rows" ? kind.max : 0;
  const hint = words.hint(labelKey);

  function addRow() {
    const row = { id: crypto.randomUUID(), isNew: true };
    flushSync(() => setRows((before) => [...before, row]));
    announceChange();
    rowElement(row)?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea, button")?.focus();
  }

  function removeRow(row: Row) {
    // §5: related attachments are deleted before the item is removed.
    if (rowElement(row)?.querySelector("[data-stored-file]")) return setRefused(row.id);
    flushSync(() => {
      setRefused(null);
      setRows((before) => before.filter((other) => other !== row));
    });
    announceChange();
    document.getElementById(fieldId(name))?.focus();
  }

  return (
    <div className="rows" id={fieldId(name)} tabIndex={-1} role="group" aria-labelledby={`label-${name}`}>
      <div className="rows-head">
        <span className="rows-title" id={`label-${name}`}>
          {words.label(labelKey)}
        </span>
        {hint ? <span className="field-hint">{hint}</span> : null}
      </div>
      <FieldFindings name={name} labelKey={labelKey} />
      {rows.length === 0 ? <p className="rows-empty">{t("form.noRows")}</p> : null}
      {rows.map((row, at) => (
        <fieldset className="row" key={row.id} id={`row-${row.id}`}>
          <legend>
            {words.label(labelKey)} {at + 1}
          </legend>
          <input type="hidden" name={`${name}[${at}].id`} value={row.id} />
          <RowProvider value={row}>
            <ReturnedComments name={`${name}[${at}]`} />
            {children(`${name}[${at}]`)}
          </RowProvider>
          {refused === row.id ? (
            <p className="field-error" role="alert">
              {t("findings:file.deleteFirst")}
            </p>
          ) : null}
          <ListButton
            intent={{ type: "remove", payload: { name, index: at } }}
            className="button-quiet button-danger"
            onPress={() => removeRow(row)}
            aria-label={`${words.word(`${labelKey}.removeRow`)} ${at + 1}`}
          >
            {words.word(`${labelKey}.removeRow`)}
          </ListButton>
        </fieldset>
      ))}
      {rows.length < most ? (
        <ListButton
          intent={{ type: "insert", payload: { name, defaultValue: { id: "" } as never } }}
          className="button-quiet"
          onPress={addRow}
        >
          + {words.word(`${labelKey}.addRow`)}
        </ListButton>
      ) : null}
    </div>
  );
}

const rowElement = ({ id }: Row) => document.getElementById(`row-${id}`);

type ListIntent = Extract<Intent, { type: "insert" | "remove" }>;
type ListButtonProps = Omit<ComponentProps<"button">, "onClick"> & { intent: ListIntent; onPress: () => void };

/** A list intent of conform: sent to the server where no script runs, done at once where one does. */
function ListButton({ intent, onPress, ...rest }: ListButtonProps) {
  return (
    <button
      type="submit"
      form={sectionFormId}
      name="__intent__"
      value={serializeIntent(intent)}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    />
  );
}
