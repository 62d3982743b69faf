import { useState } from "react";
import { documentTypeOf } from "~/rules/registration/document-name";
import { attachmentTypes } from "~/rules/registration/attachment";
import { useDrop } from "../controls/use-drop";
import type { Row } from "../row-context";
import { rowElementId, type RowActions } from "../use-rows";

/**
 * Files dropped anywhere on the checklist go to the document that their name speaks of, a row for each document; how many
 * were sorted so last is told, for a person to check.
 */
export function useDocumentDrop(actions: RowActions, firstAfter: (type: string) => Row | undefined) {
  const [sorted, setSorted] = useState(0);

  function take(files: readonly File[]) {
    for (const type of attachmentTypes) {
      const ofType = files.filter((file) => documentTypeOf(file.name) === type);
      const [row] = ofType.length > 0 ? actions.add(1, { type }, firstAfter(type)) : [];
      if (row) pick(row, ofType);
    }
    setSorted(files.length);
  }

  return { sorted, drop: useDrop(take) };
}

/** Gives files to the file control of a row, as picking them there does. */
function pick(row: Row, files: readonly File[]) {
  const input = document.querySelector<HTMLInputElement>(`#${CSS.escape(rowElementId(row))} input[type=file]`);
  if (!input) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
