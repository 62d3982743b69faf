import type { Live } from "~/ui/page/live";
import type { SubAppContext } from "../contract";

type State = Record<string, unknown>;
type Listener = (state: State, before: State) => void;

/** The state a bundle made for qiankun shares with its host: who works here and how, and what it adds itself. */
export function globalState(context: Live<SubAppContext>) {
  let state = toldOf(context);
  let subscriber: Listener | undefined;
  const change = (next: State) => {
    const before = state;
    state = { ...state, ...next };
    subscriber?.(state, before);
  };
  const stop = context.subscribe(() => change(toldOf(context)));
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

/** The parts such bundles know by name. */
export function toldOf(context: Live<SubAppContext>): State {
  const { user, lang, timeZone, tenant } = context.get();
  return { user, lang, timeZone, tenant };
}
