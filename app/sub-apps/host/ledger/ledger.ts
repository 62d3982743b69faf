import type { SubAppName } from "~/rules/sub-apps";
import type { Undo, Slot } from "../slot";
import { putBackStyles } from "../styles/kept-styles";
import { noteInsertions } from "./insertions";
import { whose, type Whose } from "./whose";
import { replaceMethod } from "./replaced";

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

type Listener = { type: string; listener: EventListenerOrEventListenerObject };

/** React listens to it once a document, not once a root: a listener that was removed never comes back. */
const onceADocument = new Set(["selectionchange"]);

/** Notes the listeners a sub-application adds to window and document, and removes them when it goes. */
function noteListeners({ isTheirs }: Whose, undo: (step: Undo) => void): () => readonly Listener[] {
  const listeners: Listener[] = [];
  for (const target of [window, document])
    replaceMethod(
      target,
      "addEventListener",
      (add) =>
        function noting(...[type, listener, options]: Parameters<typeof add>) {
          add.call(target, type, listener, options);
          if (!listener || onceADocument.has(type) || !isTheirs()) return;
          listeners.push({ type, listener });
          undo(() => target.removeEventListener(type, listener, options));
        },
      undo,
    );
  return () => listeners;
}

/** Notes the intervals it starts; when it goes they stop. */
function noteIntervals({ isTheirs }: Whose, undo: (step: Undo) => void): void {
  const start = window.setInterval.bind(window);
  const noting = (handler: TimerHandler, ms?: number, ...args: unknown[]) => {
    const id = start(handler, ms, ...args);
    if (isTheirs()) undo(() => clearInterval(id));
    return id;
  };
  replaceMethod(window as { setInterval: typeof noting }, "setInterval", () => noting, undo);
}
