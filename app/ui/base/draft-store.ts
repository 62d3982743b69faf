import { windowStore } from "~/ui/base/browser-store";

/**
 * Unsent input. It survives a reload, the end of a session and a change of language in this window. It belongs to its
 * owner, so that the next person who signs in here does not see it. `key` identifies it on its page.
 */
export function draftStore<Draft>(owner: string, path: string, key: string) {
  const name = prefix(owner, path) + key;
  return {
    load: () => JSON.parse(windowStore.get(name) ?? "null") as Draft | null,
    save: (draft: Draft) => windowStore.set(name, JSON.stringify(draft)),
    remove: () => windowStore.remove(name),
    /** Whether there is a draft that survives a reload. */
    isLasting: () => windowStore.isLasting(name),
  };
}

/** Removes the saved input of a page that has been sent or left. */
export function removeBrowserDrafts(owner: string, path: string): void {
  for (const name of windowStore.names(prefix(owner, path))) windowStore.remove(name);
}

/** The storage of a draft that persists after its page is left or another form on it is sent. */
export const lastingPath = (path: string, key: string): string => `${path}/${key}`;

const prefix = (owner: string, path: string) => `draft:${owner}:${path}#`;
