import { useEffect, useState } from "react";
import type { Options, Source } from "./option";

type LoadedOptions = { key: string; options?: Options; isFailed: boolean };

/**
 * The options of a source for a text, loaded again whenever one of them changes; no source: nothing is loaded. The last ones stay
 * until the next are there. Comboboxes stand on pages that suppliers load first, which is why they do without the query
 * library.
 */
export function useOptions(source: Source | null, query: string) {
  const [loaded, setLoaded] = useState<LoadedOptions>({ key: "", isFailed: false });
  const [tries, setTries] = useState(0);
  const key = source && `${tries} ${source.key}\n${query}`;
  useEffect(() => {
    if (source === null || key === null) return;
    const aborter = new AbortController();
    source
      .find(query, aborter.signal)
      .then((options) => setLoaded({ key, options, isFailed: false }))
      .catch(() => {
        if (!aborter.signal.aborted) setLoaded({ key, isFailed: true });
      });
    return () => aborter.abort();
  }, [key]);
  return {
    loaded: loaded.options,
    isFailed: loaded.isFailed && loaded.key === key,
    isPending: key !== null && loaded.key !== key,
    retry: () => setTries(tries + 1),
  };
}
