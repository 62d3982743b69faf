import { useEffect, useState } from "react";
import { packPollMs, packPolls } from "~/rules/evidence/limits";
import { useNewest } from "~/ui/base/use-newest";

/** Looks again every few seconds for a while; after that the reader has been told how to come back. */
export function usePatience(isWaiting: boolean, look: () => void) {
  const [looks, setLooks] = useState(0);
  // A new function with every paint is no reason to begin the pause again.
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
