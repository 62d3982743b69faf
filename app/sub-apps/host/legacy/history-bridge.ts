import type { Navigation } from "../base/contract";
import type { Ledger } from "../ledger/ledger";
import { replaceMethod } from "../ledger/patch";
import type { Undo } from "../base/slot";

type Write = History["pushState"];
type Terms = { navigation: Navigation; ledger: Ledger; undo: (step: Undo) => void };

/**
 * Keeps two routers in sync: the portal's, which owns the history, and the bundle's own, which writes to it directly.
 * The portal follows the bundle's writes; navigation by the portal is reported only to the bundle.
 */
export function bridgeHistory({ navigation, ledger, undo }: Terms): void {
  const take = () => {
    const here = location.pathname + location.search + location.hash;
    if (here !== placeOf(navigation)) navigation.navigate(here, { replace: true });
  };
  const notify = () => {
    for (const { type, listener } of ledger.listeners()) {
      if (type !== "popstate") continue;
      const event = new PopStateEvent("popstate", { state: history.state as unknown });
      if (typeof listener === "function") listener.call(window, event);
      else listener.handleEvent(event);
    }
  };
  for (const method of ["pushState", "replaceState"] as const)
    replaceMethod(
      history as Record<typeof method, Write>,
      method,
      (write) => (state: unknown, unusedTitle, url) => {
        const before = location.href;
        if (isPortals(state)) {
          const isSamePlace = url === undefined || url === null || new URL(url, before).href === before;
          // The bundle will read back the state that it stored there.
          write.call(history, isSamePlace ? { ...asObject(history.state), ...state } : state, unusedTitle, url);
          if (location.href !== before) queueMicrotask(notify);
        } else {
          write.call(history, withNumber(state, method === "pushState" ? 1 : 0), unusedTitle, url);
          if (location.href !== before) queueMicrotask(take);
        }
      },
      undo,
    );
}

const placeOf = ({ getLocation }: Navigation) => {
  const { pathname, search, hash } = getLocation();
  return pathname + search + hash;
};

/** The portal's router numbers its entries, and stores the passed state under `usr`. */
const isPortals = (state: unknown): state is { idx: number } =>
  typeof state === "object" && state !== null && "idx" in state && "usr" in state;

/** An entry of the bundle with an index, which the portal's router needs. */
function withNumber(state: unknown, further: number) {
  if (typeof state !== "object") return state;
  const { idx } = asObject(history.state);
  return { ...state, idx: typeof idx === "number" ? idx + further : 0 };
}

const asObject = (state: unknown): Record<string, unknown> =>
  typeof state === "object" && state !== null ? (state as Record<string, unknown>) : {};
