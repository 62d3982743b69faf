/** A store of texts by name in the browser. */
export type TextStore = {
  /** The text stored under a name; null if there is none. */
  get: (name: string) => string | null;
  set: (name: string, text: string) => void;
  remove: (name: string) => void;
  /** Whether the text under a name persists after the page is closed. */
  isLasting: (name: string) => boolean;
  /** The names with this prefix. */
  names: (prefix: string) => string[];
  clear: () => void;
};

/**
 * A browser store that never throws. If the browser denies access (blocked cookies, a private window, a policy) or is
 * out of space, the texts last only as long as the page. Even reading the global may throw, so `open` is called each
 * time.
 */
function textStore(open: () => Storage): TextStore {
  const ofPage = new Map<string, string>();
  function attempt<Result>(run: (storage: Storage) => Result, otherwise: () => Result): Result {
    try {
      return run(open());
    } catch {
      return otherwise();
    }
  }
  return {
    get: (name) =>
      ofPage.get(name) ??
      attempt(
        (storage) => storage.getItem(name),
        () => null,
      ),
    set: (name, text) =>
      attempt(
        (storage) => {
          storage.setItem(name, text);
          ofPage.delete(name);
        },
        () => void ofPage.set(name, text),
      ),
    remove(name) {
      ofPage.delete(name);
      attempt(
        (storage) => storage.removeItem(name),
        () => undefined,
      );
    },
    isLasting: (name) =>
      !ofPage.has(name) &&
      attempt(
        (storage) => storage.getItem(name) !== null,
        () => false,
      ),
    names: (prefix) =>
      [
        ...new Set([
          ...ofPage.keys(),
          ...attempt(
            (storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ""),
            () => [],
          ),
        ]),
      ].filter((name) => name.startsWith(prefix)),
    clear() {
      ofPage.clear();
      attempt(
        (storage) => storage.clear(),
        () => undefined,
      );
    },
  };
}

/** Texts stored in this browser, for all its windows. */
export const browserStore = textStore(() => localStorage);

/** Texts stored in this window, which survive a reload. */
export const windowStore = textStore(() => sessionStorage);
