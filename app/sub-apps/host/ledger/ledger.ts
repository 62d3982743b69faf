import type { SubAppName } from "~/rules/sub-apps";
import type { Undo } from "../slot";
import type { Slot } from "../slot";
import { putBackStyles } from "../styles/kept-styles";
import { noteInsertions } from "./insertions";
import { type Listener, noteIntervals, noteListeners } from "./listeners";
import { whose } from "./whose";

/** What a sub-application leaves behind outside its container is noted while it stays, and cleared away when it goes. */
export type Ledger = {
  /** From now on code from beside this script counts as the sub-application's. */
  add: (script: string) => void;
  listeners: () => readonly Listener[];
};

type Terms = { name: SubAppName; nonce: string; mark: Slot["mark"]; undo: (step: Undo) => void };

/**
 * Opens the ledger of a stay. It notes listeners at window and document, intervals, and what is put into head and body.
 * Not noted: time-outs, observers, properties of `window` (docs/decisions/021-sub-applications.md).
 */
export function openLedger(terms: Terms): Ledger {
  const their = whose();
  putBackStyles(terms);
  noteIntervals(their, terms.undo);
  noteInsertions(their, terms);
  return { add: their.add, listeners: noteListeners(their, terms.undo) };
}
