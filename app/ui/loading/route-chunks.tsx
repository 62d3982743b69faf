import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { chunkLoadTimeoutMs } from "~/rules/limits";
import { Toast } from "../feedback/toast";

/** Where a page on its way is noted: a document that finds it was loaded in place of that page. */
const onItsWay = "page on its way";

/**
 * The code of a page that does not come (§8). Remix loads the document again where it is missing, without a word, and
 * waits for ever where it only hangs: the first is told after the reload, the second once the time of §9 is over.
 */
export function RouteChunks() {
  const { state, location } = useNavigation();
  const [failed, setFailed] = useState<"module.load" | "module.timeout">();
  const to = state === "loading" ? location.pathname : undefined;
  useEffect(() => {
    // Whoever goes elsewhere meanwhile, or is sent there, is no sign of it: only a reload of the same document is.
    const isReload = performance
      .getEntriesByType("navigation")
      .some((entry) => "type" in entry && entry.type === "reload");
    const isInPlace = isReload && sessionStorage.getItem(onItsWay) !== null;
    sessionStorage.removeItem(onItsWay);
    if (isInPlace) setTimeout(() => setFailed("module.load"));
  }, []);
  useEffect(() => {
    if (to === undefined) return;
    sessionStorage.setItem(onItsWay, to);
    const timer = setTimeout(() => setFailed("module.timeout"), chunkLoadTimeoutMs);
    return () => {
      clearTimeout(timer);
      sessionStorage.removeItem(onItsWay);
    };
  }, [to]);
  return failed ? <Toast key={failed} message={{ code: failed, isFailure: true }} /> : null;
}
