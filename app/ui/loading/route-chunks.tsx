import { createPath, matchRoutes } from "@remix-run/react";
import { useEffect, useState } from "react";
import { pageLanguage } from "./page-words";
import { loadWords } from "~/i18n/load-words.client";
import { wordSetsOf } from "~/i18n/word-sets";
import { chunkLoadTimeoutMs } from "~/rules/limits/screens";
import { Toast } from "../feedback/toast";
import type { LoadFailureCode } from "./loading";
import { windowStore } from "~/ui/base/browser-store";

/** Where the address of a page on its way is noted, for the document that is loaded in its place. */
const onItsWay = "page on its way";

/**
 * The code of a page that does not come (§8). Remix loads the document again where it is missing, without a word, and
 * waits for ever where it only hangs: the first is told after the reload, the second once the time of §9 is over.
 */
export function RouteChunks() {
  const [failure, setFailure] = useState<{ code: LoadFailureCode; address: string }>();
  useEffect(() => {
    // A user who goes elsewhere meanwhile, or is sent there, is no sign of it: only a reload of the same document is.
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
 * Notes the page on its way, and calls back with its address when it takes too long. It listens to the router itself: by the next
 * render the code may have failed already. Ends the watch.
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
 * Whether the code or the words of a page do not load. Asked for once more, since a user may reload a document too, while a page or only
 * its data is on its way: a load that was cut off is not a failure.
 */
async function isMissing(address: string): Promise<boolean> {
  const { __remixRouter: router, __remixManifest: manifest } = window;
  const ids = (matchRoutes(router.routes, address) ?? []).flatMap(({ route: { id } }) => id ?? []);
  const modules = ids.flatMap((id) => manifest.routes[id]?.module ?? []);
  const words = wordSetsOf(ids).map((set) => loadWords[set][pageLanguage()]());
  const loads = await Promise.allSettled([...modules.map((module) => import(/* @vite-ignore */ module)), ...words]);
  return loads.some(({ status }) => status === "rejected");
}
