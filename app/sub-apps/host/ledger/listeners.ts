import type { Undo } from "../loading/loaded";
import { replaceMethod } from "./replaced";
import type { Whose } from "./whose";

export type Listener = { type: string; listener: EventListenerOrEventListenerObject };

/** React listens to it once a document, not once a root: what is taken away never comes back. */
const onceADocument = new Set(["selectionchange"]);

/** Notes what a sub-application listens to at window and document; when it goes, nobody listens any more. */
export function noteListeners({ isTheirs }: Whose, undo: (step: Undo) => void): () => readonly Listener[] {
  const noted: Listener[] = [];
  for (const target of [window, document])
    replaceMethod(
      target,
      "addEventListener",
      (add) =>
        function noting(...[type, listener, options]: Parameters<typeof add>) {
          add.call(target, type, listener, options);
          if (!listener || onceADocument.has(type) || !isTheirs()) return;
          noted.push({ type, listener });
          undo(() => target.removeEventListener(type, listener, options));
        },
      undo,
    );
  return () => noted;
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
