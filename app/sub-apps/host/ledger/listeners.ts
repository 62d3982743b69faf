import type { Undo } from "../slot";
import { replaceMethod } from "./replaced";
import type { Whose } from "./whose";

export type Listener = { type: string; listener: EventListenerOrEventListenerObject };

/** React listens to it once a document, not once a root: a listener that was removed never comes back. */
const onceADocument = new Set(["selectionchange"]);

/** Notes the listeners a sub-application adds to window and document, and removes them when it goes. */
export function noteListeners({ isTheirs }: Whose, undo: (step: Undo) => void): () => readonly Listener[] {
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
export function noteIntervals({ isTheirs }: Whose, undo: (step: Undo) => void): void {
  const start = window.setInterval.bind(window);
  const noting = (handler: TimerHandler, ms?: number, ...args: unknown[]) => {
    const id = start(handler, ms, ...args);
    if (isTheirs()) undo(() => clearInterval(id));
    return id;
  };
  replaceMethod(window as { setInterval: typeof noting }, "setInterval", () => noting, undo);
}
