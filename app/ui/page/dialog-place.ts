import { createContext, useContext } from "react";

/**
 * The element that contains the dialogs of this screen, or null for the end of the document. The styles of a sub-application only
 * apply inside its own elements, so its dialogs must stay there.
 */
const DialogPlace = createContext<HTMLElement | null>(null);

export const DialogPlaceProvider = DialogPlace.Provider;

/** The element that contains dialogs, or null for the end of the document. */
export const useDialogPlace = (): HTMLElement | null => useContext(DialogPlace);
