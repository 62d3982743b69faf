import { useEffect, useState } from "react";
import { packPollMs, packPolls } from "~/rules/evidence/limits";
import { useNewest } from "~/ui/base/use-newest";

/** Polls every few seconds for a limited time; after that the page explains how to return later. */
export function usePolling(isWaiting: boolean, look: () => void) {
  const [looks, setLooks] = useState(0);
  // `look` is a new function at every render, which must not restart the pause.
  const lookNow = useNewest(look);
  useEffect(() => {
    if (!isWaiting || looks >= packPolls) return undefined;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      lookNow();
    }, packPollMs);
    return () => clearTimeout(timer);
  }, [isWaiting, looks, lookNow]);
}
