/**
 * The state of a stored file's virus scan. `unscanned`: no scanner is configured; `received`: it is waiting for the
 * scanner; `infected`: a virus was found, and the bytes are removed.
 */
export const scanStates = ["unscanned", "received", "scanning", "clean", "infected"] as const;
export type ScanState = (typeof scanStates)[number];

/** Whether a file in this state may be opened: if a scanner is configured, only a clean one. */
export const isOpenable = (state: ScanState): boolean => state === "clean" || state === "unscanned";

/** Whether the scan is pending. */
export const isBeingScanned = (state: ScanState): boolean => state === "received" || state === "scanning";
