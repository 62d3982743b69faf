import { useState } from "react";
import { attachmentTypes } from "~/rules/registration/attachment";
import { documentTypeOf } from "~/rules/registration/document-name";
import { pickInto, useDrop } from "../controls/use-drop";
import type { Row } from "../parts/row-context";
import { rowElementId, type RowActions } from "../parts/use-rows";

/** The rows of the checklist: those of a type, and the first row of a later one. */
type Checklist = { ofType: (type: string) => Row[]; firstAfter: (type: string) => Row | undefined };

/**
 * Files dropped anywhere on the checklist go to the document that their name speaks of: to its row without a file, or to a
 * new one. How many were sorted so last is told, for a person to check.
 */
export function useDocumentDrop(actions: RowActions, { ofType, firstAfter }: Checklist) {
  const [sorted, setSorted] = useState(0);

  function take(files: readonly File[]) {
    for (const type of attachmentTypes) {
      const filesOfType = files.filter((file) => documentTypeOf(file.name) === type);
      if (filesOfType.length === 0) continue;
      const waiting = ofType(type).find((row) => !actions.isRemoved(row) && !hasFile(row));
      const [row] = waiting ? [waiting] : actions.add(1, { type }, firstAfter(type));
      const input = row && within(row, "input[type=file]");
      if (input) pickInto(input, filesOfType);
    }
    setSorted(files.length);
  }

  return { sorted, drop: useDrop(take) };
}

const within = (row: Row, selector: string) =>
  document.querySelector<HTMLInputElement>(`#${CSS.escape(rowElementId(row))} ${selector}`);
const hasFile = (row: Row) => within(row, ".file-item") !== null;
