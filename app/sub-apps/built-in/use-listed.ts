import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useLoaded } from "~/client/use-answer";
import * as assignment from "~/contract/assignment";
import * as lov from "~/contract/lov";
import { pageSizes } from "~/rules/paging/page-sizes";
import { selfRegistrationCountry } from "~/rules/registration/self-registration";
import type { Choice } from "~/ui/base/selection";

const lists = {
  categories: { lovCode: "ISP.CATEGORY" },
  provinces: { lovCode: "HPFM.PROVINCE", parentValue: selfRegistrationCountry },
} as const;
const size = Math.max(...pageSizes);
const none: readonly Choice[] = [];

/**
 * All values of a short list of values in the language of the page, including those no longer offered, because
 * suppliers and rules may still have them; empty while loading, if not needed, or if the list cannot be loaded.
 */
export function useListed(list: keyof typeof lists, isNeeded = true): readonly Choice[] {
  const { i18n } = useTranslation();
  const load = (signal: AbortSignal) =>
    call(lov.values, { ...lists[list], size, withRetired: true }, { signal }).then(
      ({ content }): readonly Choice[] => content,
      () => none,
    );
  return useLoaded(["listed", i18n.language, list], load, isNeeded).answer ?? none;
}

/** The reviewers, by account; empty while loading or if not needed. */
export function useColleagues(isNeeded = true): readonly Choice[] {
  const { answer } = useLoaded(["colleagues"], (signal) => call(assignment.colleagues, {}, { signal }), isNeeded);
  return (answer ?? []).map(({ accountId, userName }) => ({ value: accountId, meaning: userName }));
}
