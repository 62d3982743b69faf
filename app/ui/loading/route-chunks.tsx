import { createPath, matchRoutes } from "@remix-run/react";
import { useEffect, useState } from "react";
import { pageLanguage } from "./page-words";
import { loadWords } from "~/i18n/load-words.client";
import { wordSetsOf } from "~/i18n/word-sets";
import { chunkLoadTimeoutMs } from "~/rules/limits/screens";
import { Toast } from "../feedback/toast";
import type { LoadFailureCode } from "./loading";
import { windowStore } from "~/ui/base/browser-store";

/** The key for the address of the page being loaded, which the document loaded in its place reads. */
const onItsWay = "page on its way";

/**
 * Reports a route chunk that fails to load (§8). Remix silently reloads the document if a chunk is missing and waits forever if
 * it hangs: we report the first after the reload, the second after the timeout of §9.
 */
export function RouteChunks() {
  const [failure, setFailure] = useState<{ code: LoadFailureCode; address: string }>();
  useEffect(() => {
    // Navigating elsewhere in the meantime is not a failure; only a reload of the same document is.
    const address = isReloaded() ? windowStore.get(onItsWay) : null;
    windowStore.remove(onItsWay);
    if (address !== null)
      void isMissing(address).then((missing) => missing && setFailure({ code: "module.load", address }));
    return watchLoads((late) => setFailure({ code: "module.timeout", address: late }));
  }, []);
  if (!failure) return null;
  const { code, address } = failure;
  return <Toast key={code + address} message={{ code, isFailure: true }} retryAt={address} />;
}

/**
 * Tracks the page that is being loaded, and calls back with its address if loading is too slow. It listens to the
 * router itself, because by the next render the code may have failed already. Returns a function that ends the watch.
 */
function watchLoads(onLate: (address: string) => void): () => void {
  let pendingAddress: string | null = null;
  let timer: ReturnType<typeof setTimeout>;
  const unsubscribe = window.__remixRouter.subscribe(({ navigation: { state, location } }) => {
    const address = state === "loading" ? createPath(location) : null;
    if (address === pendingAddress) return;
    pendingAddress = address;
    clearTimeout(timer);
    if (address === null) return windowStore.remove(onItsWay);
    windowStore.set(onItsWay, address);
    timer = setTimeout(() => onLate(address), chunkLoadTimeoutMs);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}

const isReloaded = () =>
  performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "reload");

/**
 * Whether the code or the texts of a page fail to load. They are requested once more, because users also reload documents while a
 * page or its data is loading: an aborted load is not a failure.
 */
async function isMissing(address: string): Promise<boolean> {
  const { __remixRouter: router, __remixManifest: manifest } = window;
  const ids = (matchRoutes(router.routes, address) ?? []).flatMap(({ route: { id } }) => id ?? []);
  const modules = ids.flatMap((id) => manifest.routes[id]?.module ?? []);
  const words = wordSetsOf(ids).map((set) => loadWords[set][pageLanguage()]());
  const loads = await Promise.allSettled([...modules.map((module) => import(/* @vite-ignore */ module)), ...words]);
  return loads.some(({ status }) => status === "rejected");
}
