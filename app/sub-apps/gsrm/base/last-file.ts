import { isFocusFree } from "~/ui/page/title-focus";

/** The file that was read last, until its list is shown again; undefined after a page load. */
let lastFile: string | undefined;

/** Remembers which file is read, so that the list comes back at its row. */
export function rememberFile(registrationId: string): void {
  lastFile = registrationId;
}

/** Takes the reader who comes back to the list to the row of the file that was read last, unless the focus is in use. */
export function returnToRow(): void {
  const id = lastFile;
  lastFile = undefined;
  if (id === undefined || !isFocusFree()) return;
  const row = document.querySelector(`.queue-rows tr[data-id="${CSS.escape(id)}"]`);
  row?.scrollIntoView({ block: "center" });
  row?.querySelector<HTMLElement>("th a")?.focus({ preventScroll: true });
}
