/** Texts that a browser keeps by name. */
export type TextStore = {
  /** The text stored under a name; null if there is none. */
  get: (name: string) => string | null;
  set: (name: string, text: string) => void;
  remove: (name: string) => void;
  /** Whether the text under a name outlives the page. */
  isLasting: (name: string) => boolean;
  /** The names that begin with this. */
  names: (prefix: string) => string[];
  clear: () => void;
};

/**
 * A store of the browser that never throws. A browser may refuse it (cookies are blocked, a private window, a policy) or have no room
 * left: the texts then last as long as the page. Reading the global itself may throw already, so `open` does it each time.
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

/** Texts that stay in this browser, for all its windows. */
export const browserStore = textStore(() => localStorage);

/** Texts that stay in this window, even after a reload. */
export const windowStore = textStore(() => sessionStorage);
