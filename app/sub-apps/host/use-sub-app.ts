import { type RefObject, useEffect, useState } from "react";
import { useNonce } from "~/ui/page/nonce";
import { giveTitle } from "~/ui/page/given-title";
import type { SubAppName } from "~/rules/sub-apps";
import { useShell } from "~/ui/shell/shell-facts";
import { asLoadError, type LoadError } from "./loading/load-error";
import { useContextOf } from "./use-context-of";
import { useNavigationOf } from "./use-navigation-of";

type Standing = { isMounted: boolean; error?: LoadError };

/** Mounts a sub-application in the slot for as long as this is rendered. What mounts it is loaded with the first of them. */
export function useSubApp(name: SubAppName, slot: RefObject<HTMLElement>): Standing {
  const { subApps } = useShell();
  const nonce = useNonce();
  const navigation = useNavigationOf(name);
  const context = useContextOf();
  const [standing, setStanding] = useState<Standing>({ isMounted: false });
  useEffect(() => {
    const viewport = slot.current;
    if (!viewport) return;
    const { signal, abort } = leaving();
    const { timeoutMs } = subApps;
    const setTitle = (title: string) => giveTitle(navigation.getLocation().pathname, title);
    const shell = { navigation, context, setTitle, nonce };
    import("./stay")
      .then(({ enter }) => enter({ name, entry: subApps.entries[name], viewport, timeoutMs, shell, signal }))
      .then(() => setStanding({ isMounted: true }))
      .catch((thrown: unknown) => {
        if (signal.aborted) return;
        const error = asLoadError(thrown, name);
        console.warn(error);
        setStanding({ isMounted: false, error });
      });
    return abort;
  }, [name]);
  return standing;
}

function leaving() {
  const aborter = new AbortController();
  return { signal: aborter.signal, abort: () => aborter.abort() };
}
