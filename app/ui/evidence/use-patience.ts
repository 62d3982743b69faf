import { useEffect, useState } from "react";
import { packPollMs, packPolls } from "~/rules/evidence/limits";

/** Looks again every few seconds for a while; after that the reader has been told how to come back. */
export function usePatience(isWaiting: boolean, look: () => void) {
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (!isWaiting || looks >= packPolls) return undefined;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      look();
    }, packPollMs);
    return () => clearTimeout(timer);
    // A new function with every paint is no reason to begin the pause again.
  }, [isWaiting, looks]);
}
