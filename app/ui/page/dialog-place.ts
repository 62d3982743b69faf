import { createContext, useContext } from "react";

/**
 * Where the dialogs of this screen hang; null: at the end of the document. The styles of a sub-application reach only what lies
 * in its own places, so its dialogs must not leave them.
 */
const DialogPlace = createContext<HTMLElement | null>(null);

export const DialogPlaceProvider = DialogPlace.Provider;

/** The element that dialogs are put into; null: the document's own. */
export const useDialogPlace = (): HTMLElement | null => useContext(DialogPlace);
