import { afterEach, expect, test, vi } from "vitest";
import { browserStore, windowStore } from "~/ui/base/browser-store";

const sources = import.meta.glob<string>("../../../../app/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

afterEach(() => {
  vi.unstubAllGlobals();
  browserStore.clear();
});

/** A browser that throws on any access to its storage. */
function refuseStores() {
  const refused = {
    configurable: true,
    get: () => {
      throw new DOMException("The operation is insecure", "SecurityError");
    },
  };
  Object.defineProperty(globalThis, "localStorage", refused);
  Object.defineProperty(globalThis, "sessionStorage", refused);
  return () => {
    Reflect.deleteProperty(globalThis, "localStorage");
    Reflect.deleteProperty(globalThis, "sessionStorage");
  };
}

test.for([browserStore, windowStore])("without browser storage, texts are stored for the life of the page", (store) => {
  const restore = refuseStores();
  store.set("tab:1", "one");
  store.set("other", "two");
  expect([store.get("tab:1"), store.get("tab:2"), store.names("tab:")]).toEqual(["one", null, ["tab:1"]]);
  expect(store.isLasting("tab:1")).toBe(false);
  store.remove("tab:1");
  expect(store.get("tab:1")).toBeNull();
  store.clear();
  expect(store.get("other")).toBeNull();
  restore();
});

test("a text that exceeds the quota is stored for the life of the page", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => "older",
    setItem: () => {
      throw new DOMException("No room", "QuotaExceededError");
    },
    removeItem: () => undefined,
    clear: () => undefined,
  });
  expect(browserStore.isLasting("draft")).toBe(true);
  browserStore.set("draft", "newer");
  expect(browserStore.get("draft")).toBe("newer");
  expect(browserStore.isLasting("draft"), "the older text is not what was set").toBe(false);
});

test("no other file accesses the browser's storage", () => {
  const touching = Object.entries(sources).filter(
    ([path, text]) => /\b(?:local|session)Storage[.[]/.test(text) && !path.endsWith("/ui/base/browser-store.ts"),
  );
  expect(touching.map(([path]) => path)).toEqual([]);
});
