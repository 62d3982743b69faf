import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import type { Tab } from "./tabs";

const stored = z.array(
  z.object({
    path: z.string(),
    to: z.string(),
    title: z.string(),
    given: z.optional(z.object({ language: z.string(), title: z.string() })),
  }),
);
const none: Tab[] = [];
const listeners = new Set<() => void>();
/** What was read last: the same text is the same list, so that nothing is shown anew for nothing. */
let last = { text: "", tabs: none };

/** The tabs this window keeps under `key`; on the server and in the first paint there are none yet. */
export const useKeptTabs = (key: string): Tab[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => keptTabs(key),
    () => none,
  );

/** Reads the tabs kept under `key`. */
export function keptTabs(key: string): Tab[] {
  const text = sessionStorage.getItem(key) ?? "[]";
  if (text !== last.text) last = { text, tabs: parsed(text) };
  return last.tabs;
}

/** Keeps the tabs in this window, and tells whoever shows them. */
export function keepTabs(key: string, tabs: Tab[]): void {
  sessionStorage.setItem(key, JSON.stringify(tabs));
  for (const listener of listeners) listener();
}

function parsed(text: string): Tab[] {
  try {
    return stored.parse(JSON.parse(text));
  } catch {
    return none;
  }
}
