import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import type { Tab } from "./tabs";

const storedTabs = z.array(
  z.object({
    path: z.string(),
    to: z.string(),
    title: z.string(),
    given: z.optional(z.object({ language: z.string(), title: z.string() })),
  }),
);
const none: Tab[] = [];
const listeners = new Set<() => void>();
/** The last list that was read: the same text gives the same object, so that nothing is rendered twice. */
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
  if (text !== last.text) last = { text, tabs: parseTabs(text) };
  return last.tabs;
}

/** Keeps the tabs in this window, and tells the components that show them. */
export function keepTabs(key: string, tabs: Tab[]): void {
  sessionStorage.setItem(key, JSON.stringify(tabs));
  for (const listener of listeners) listener();
}

function parseTabs(text: string): Tab[] {
  try {
    return storedTabs.parse(JSON.parse(text));
  } catch {
    return none;
  }
}
