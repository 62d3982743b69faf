/**
 * What was typed and is not sent yet. It stays in this window for its owner, so that the next person who signs in here does not
 * see it, over a reload, the end of a session and a change of language. `key` names it on its page.
 */
export function draftStore<Draft>(owner: string, path: string, key: string) {
  const name = prefix(owner, path) + key;
  return {
    load: () => JSON.parse(sessionStorage.getItem(name) ?? "null") as Draft | null,
    save: (draft: Draft) => sessionStorage.setItem(name, JSON.stringify(draft)),
    remove: () => sessionStorage.removeItem(name),
  };
}

/** Removes everything that was typed on a page. */
export function removeDrafts(owner: string, path: string): void {
  const names = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? "");
  for (const name of names) if (name.startsWith(prefix(owner, path))) sessionStorage.removeItem(name);
}

const prefix = (owner: string, path: string) => `draft:${owner}:${path}#`;
