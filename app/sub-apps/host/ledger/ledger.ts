import type { SubAppName } from "~/rules/workspace/sub-apps";
import type { Undo, Slot } from "../base/slot";
import { putBackStyles, isStyle, keepStyle } from "../styles/kept-styles";
import { whose, type Whose, replaceMethod } from "./patch";

/**
 * Records everything that a sub-application adds outside its container while it is mounted, to remove it afterwards.
 */
export type Ledger = {
  /** Registers a script, so that code from its folder counts as the sub-application's. */
  add: (script: string) => void;
  listeners: () => readonly Listener[];
};

type Terms = { name: SubAppName; nonce: string; mark: Slot["mark"]; undo: (step: Undo) => void };

/**
 * Opens the ledger of a stay. It records listeners on window and document, intervals, and elements added to head and
 * body, but not time-outs, observers, properties of `window` (docs/decisions/021-sub-applications.md).
 */
export function openLedger(terms: Terms): Ledger {
  const their = whose();
  putBackStyles(terms);
  noteIntervals(their, terms.undo);
  noteInsertions(their, terms);
  return { add: their.add, listeners: noteListeners(their, terms.undo) };
}

type Listener = { type: string; listener: EventListenerOrEventListenerObject };

/** React adds this listener once per document, not once per root: if it were removed, it would never be added again. */
const onceADocument = new Set(["selectionchange"]);

/** Records the listeners that a sub-application adds to window and document, and removes them with it. */
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

/** Records the intervals that it starts, and stops them when it is removed. */
function noteIntervals({ isTheirs }: Whose, undo: (step: Undo) => void): void {
  const start = window.setInterval.bind(window);
  const noting = (handler: TimerHandler, ms?: number, ...args: unknown[]) => {
    const id = start(handler, ms, ...args);
    if (isTheirs()) undo(() => clearInterval(id));
    return id;
  };
  replaceMethod(window as { setInterval: typeof noting }, "setInterval", () => noting, undo);
}

/**
 * Records the elements that a sub-application adds to the head and the body, and removes them with it. Its styles are
 * scoped to it; elements in the body are marked as its containers, so that its styles apply to them.
 */
function noteInsertions({ isTheirs }: Whose, terms: Terms): void {
  for (const parent of [document.head, document.body]) {
    const take = (node: unknown) => {
      if (!(node instanceof HTMLElement) || !isTheirs()) return;
      if (isStyle(node)) keepStyle(node, terms);
      else if (parent === document.body && !(node instanceof HTMLScriptElement)) {
        terms.mark(node);
        terms.undo(() => node.remove());
      }
    };
    noteOne(parent, take, terms.undo);
    noteSeveral(parent, take, terms.undo);
  }
}

type Take = (node: unknown) => void;
type One = "appendChild" | "insertBefore";
type Several = "append" | "prepend";

function noteOne(parent: HTMLElement, take: Take, undo: Terms["undo"]) {
  const owner = parent as Record<One, (node: Node, before: Node | null) => Node>;
  for (const method of ["appendChild", "insertBefore"] as const)
    replaceMethod(
      owner,
      method,
      (insert) => (node, before) => {
        take(node);
        return insert.call(parent, node, before);
      },
      undo,
    );
}

function noteSeveral(parent: HTMLElement, take: Take, undo: Terms["undo"]) {
  const owner = parent as Record<Several, (...nodes: (Node | string)[]) => void>;
  for (const method of ["append", "prepend"] as const)
    replaceMethod(
      owner,
      method,
      (insert) =>
        (...nodes) => {
          nodes.forEach(take);
          insert.apply(parent, nodes);
        },
      undo,
    );
}
