import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SectionId } from "~/rules/registration/section-ids";
import type { Typed } from "~/rules/typed";
import { type Meanings, meaningsOf } from "~/ui/form/meanings";
import { call } from "./call";

/**
 * Words for the codes that some versions of a section hold, in the language of the page. Undefined until they are known; a
 * list that does not answer leaves the codes as they are.
 */
export function useMeanings(section: SectionId, versions: readonly Typed[]): Meanings | undefined {
  const { i18n } = useTranslation();
  const [meanings, setMeanings] = useState<Meanings>();
  const key = `${i18n.language} ${section} ${JSON.stringify(versions)}`;
  useEffect(() => {
    const leaving = new AbortController();
    const ask: typeof call = (endpoint, input) => call(endpoint, input, leaving.signal);
    void Promise.all(versions.map((values) => meaningsOf(ask, section, values)))
      .then(together, () => ({}))
      .then((found) => {
        if (!leaving.signal.aborted) setMeanings(found);
      });
    return () => leaving.abort();
  }, [key]);
  return meanings;
}

function together(all: readonly Meanings[]): Meanings {
  const found: Meanings = {};
  for (const one of all) for (const [list, words] of Object.entries(one)) found[list] = { ...found[list], ...words };
  return found;
}
