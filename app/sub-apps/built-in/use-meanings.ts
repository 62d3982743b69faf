import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useLoaded } from "~/client/use-answer";
import type { SectionId } from "~/rules/registration/section-ids";
import type { FormValues } from "~/rules/form-values";
import { findMeaningsBy, type Meanings, meaningsOf } from "~/ui/form/meanings";

/**
 * Labels for the codes in some versions of a section, in the language of the page. Undefined until they are loaded; if
 * a list cannot be loaded, its codes are shown unchanged.
 */
export function useListMeanings(section: SectionId, versions: readonly FormValues[]): Meanings | undefined {
  const { i18n } = useTranslation();
  return useLoaded(["meanings", i18n.language, section, versions], (signal) => {
    const ask: typeof call = (endpoint, input) => call(endpoint, input, { signal });
    return Promise.all(versions.map((values) => meaningsOf(findMeaningsBy(ask), section, values))).then(
      merge,
      () => ({}),
    );
  }).answer;
}

function merge(all: readonly Meanings[]): Meanings {
  const result: Meanings = {};
  for (const one of all) for (const [list, words] of Object.entries(one)) result[list] = { ...result[list], ...words };
  return result;
}
