import { isFocusFree } from "~/ui/page/title-focus";

/** The last opened file, until its list is shown again; undefined after a page load. */
let lastFile: string | undefined;

/** Stores which file was opened, so that the list returns to its row. */
export function rememberFile(registrationId: string): void {
  lastFile = registrationId;
}

/**
 * When the user returns to the list, moves the focus to the row of the last opened file, unless the focus is in use.
 */
export function returnToRow(): void {
  const id = lastFile;
  lastFile = undefined;
  if (id === undefined || !isFocusFree()) return;
  const row = document.querySelector(`.queue-rows tr[data-id="${CSS.escape(id)}"]`);
  row?.scrollIntoView({ block: "center" });
  row?.querySelector<HTMLElement>("th a")?.focus({ preventScroll: true });
}
