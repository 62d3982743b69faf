import { type ClipboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldFacts, type FieldFacts } from "~/rules/form/field-facts";
import { useSectionScreen } from "../state/section-context";
import { type NativeControl, writeInto } from "~/ui/base/field-control";
import { fieldId } from "~/ui/base/field-id";
import { pastedCells } from "./pasted-cells";
import type { FormRow } from "../state/row-context";

/**
 * The result of a paste: the number of changed rows, the number of cells that could not be pasted, and a function to
 * undo it.
 */
type PasteResult = { rows: number; left: number; undo: () => void };

/** The rows of a table: their number, and the functions that add and remove them. */
type TableRows = { count: number; add: (count: number) => FormRow[]; forget: (rows: readonly FormRow[]) => void };

/**
 * Cells pasted from a spreadsheet fill the table to the right and downwards from the target cell, adding rows as
 * needed.
 */
export function usePaste({ name, shape }: FieldFacts, table: TableRows) {
  const { i18n } = useTranslation();
  const { announceChange, section } = useSectionScreen();
  const [pasted, setPasted] = useState<PasteResult | null>(null);
  const columns = Object.keys(shape).filter((field) => field !== "id");

  function onPaste(event: ClipboardEvent<HTMLElement>) {
    const cells = pastedCells(event.clipboardData.getData("text/plain"));
    const from = placeIn(name, (event.target as Partial<NativeControl>).name ?? "");
    const column = columns.indexOf(from?.field ?? "");
    if (cells.length === 0 || !from || column === -1) return;
    event.preventDefault();
    const newRows = table.add(Math.max(0, from.row + cells.length - table.count));
    const before: [NativeControl, string][] = [];
    let skippedCells = 0;
    for (const [down, line] of cells.entries())
      for (const [right, cell] of line.entries()) {
        const field = columns[column + right];
        const control = field ? controlAt(`${name}[${from.row + down}].${field}`) : null;
        const text = control ? valueFor(control, cell, i18n.language) : null;
        if (!control || text === null) skippedCells += cell === "" ? 0 : 1;
        else {
          before.push([control, control.value]);
          writeInto(control, fieldFacts(section.fields, control.name).kind.normalise?.(text) ?? text);
        }
      }
    setPasted({ rows: cells.length, left: skippedCells, undo: () => undo(before, newRows) });
  }

  function undo(before: [NativeControl, string][], newRows: FormRow[]) {
    for (const [control, value] of before) writeInto(control, value);
    table.forget(newRows);
    announceChange();
    setPasted(null);
    before[0]?.[0].focus();
  }

  return { onPaste, pasted };
}
type Paste = ReturnType<typeof usePaste>;

/** The row and the field of a form name of a table: `customers[1].product`. */
function placeIn(table: string, name: string) {
  if (!name.startsWith(`${table}[`)) return null;
  const [, row = "", field = ""] = /^\[(\d+)\]\.(\w+)$/.exec(name.slice(table.length)) ?? [];
  return field ? { row: Number(row), field } : null;
}

function controlAt(name: string): NativeControl | null {
  const control = document.getElementById(fieldId(name));
  // A field with a list of values needs a choice, not a text.
  if (control?.role === "combobox") return null;
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null;
}

/** The value of a pasted cell for a control: the text itself or, in a list, the option with that name; null if there is none. */
function valueFor(control: NativeControl, cell: string, language: string): string | null {
  if (!(control instanceof HTMLSelectElement)) return cell;
  if (cell === "") return "";
  const isSame = (text: string) => text.trim().localeCompare(cell, language, { sensitivity: "base" }) === 0;
  return [...control.options].find(({ text, value }) => isSame(text) || isSame(value))?.value ?? null;
}

/** Explains that a table accepts spreadsheet cells and, after a paste, shows its result with an undo button. */
export function PasteNotice({ paste: { pasted }, isOffered }: { paste: Paste; isOffered: boolean }) {
  const { t } = useTranslation();
  return (
    <p className="paste-notice">
      <span role="status">
        {pasted ? t("form.pasted", { count: pasted.rows }) : null}
        {pasted && pasted.left > 0 ? ` ${t("form.pastedLeft", { count: pasted.left })}` : null}
      </span>
      {pasted ? (
        <button type="button" className="button-link" onClick={pasted.undo}>
          {t("form.undo")}
        </button>
      ) : null}
      {!pasted && isOffered ? <span className="paste-offer">{t("form.canPaste")}</span> : null}
    </p>
  );
}
