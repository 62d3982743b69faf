import type { Live } from "~/ui/page/live";
import { lifecyclesOf } from "../loading/loaded";
import { keyOf, type Script } from "./read-page";
import type { SubAppContext } from "../base/contract";

const claimedApps = new Set<unknown>();
const appsByScript = new Map<string, LegacyApp>();
let base = "";

/**
 * The two globals by which a qiankun bundle knows that a portal has mounted it, and where its other files are. They are never
 * removed: a bundle that checks them late would otherwise start on its own.
 */
export function setGlobals(entry: string): void {
  base = new URL(".", entry).href;
  if ("__POWERED_BY_QIANKUN__" in window) return;
  Object.defineProperty(window, "__POWERED_BY_QIANKUN__", { value: true, configurable: true });
  Object.defineProperty(window, "__INJECTED_PUBLIC_PATH_BY_QIANKUN__", {
    configurable: true,
    get: () =>
      document.currentScript instanceof HTMLScriptElement && document.currentScript.src
        ? new URL(".", document.currentScript.src).href
        : base,
  });
}

/** The lifecycle functions that the script of a bundle has exported on `window`, under any name; undefined if there are none. */
export function claimApp(script: Script): LegacyApp | undefined {
  const earlier = appsByScript.get(keyOf(script));
  if (earlier) return earlier;
  const app = propertiesOfWindow().find((value) => !claimedApps.has(value) && lifecyclesOf<LegacyApp>(value));
  if (!app) return undefined;
  claimedApps.add(app);
  appsByScript.set(keyOf(script), app as LegacyApp);
  return app as LegacyApp;
}

/**
 * The values that scripts have put on `window`. Frames, whose keys are numbers, are excluded because they may be
 * inaccessible.
 */
const propertiesOfWindow = (): unknown[] =>
  Object.keys(window)
    .filter((name) => !/^\d+$/.test(name))
    .map((name) => Object.getOwnPropertyDescriptor(window, name)?.value as unknown);

/** Props passed to a qiankun bundle. */
type LegacyProps = Record<string, unknown> & { container: HTMLElement; name: string };

/** The lifecycle functions that a qiankun bundle leaves on `window`. */
export type LegacyApp = {
  bootstrap?: () => Promise<void>;
  mount: (props: LegacyProps) => Promise<void>;
  unmount: (props: LegacyProps) => Promise<void>;
};

type State = Record<string, unknown>;
type Listener = (state: State, before: State) => void;

/** The state that a qiankun bundle shares with its host: the user and their settings, and its own additions. */
export function globalState(context: Live<SubAppContext>) {
  let state = toSharedState(context);
  let subscriber: Listener | undefined;
  const change = (next: State) => {
    const before = state;
    state = { ...state, ...next };
    subscriber?.(state, before);
  };
  const stop = context.subscribe(() => change(toSharedState(context)));
  return {
    stop: () => {
      subscriber = undefined;
      stop();
    },
    props: {
      onGlobalStateChange(listener: Listener, fireImmediately = false) {
        subscriber = listener;
        if (fireImmediately) listener(state, state);
      },
      setGlobalState(next: State) {
        change(next);
        return true;
      },
      offGlobalStateChange() {
        subscriber = undefined;
        return true;
      },
    },
  };
}

/** The properties that such bundles use. */
export function toSharedState(context: Live<SubAppContext>): State {
  const { user, lang, timeZone, tenant } = context.get();
  return { user, lang, timeZone, tenant };
}
