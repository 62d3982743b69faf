import type { z } from "zod";
import type { registration } from "~/contract";
import type { TabColleague } from "~/platform/records/colleagues/colleague";
import { uuidsIn } from "~/platform/records/registrations/reach-uuid";
import type { SavedSection } from "~/platform/records/registrations/saved-section";
import { contextFrom } from "~/rules/registration/section-state";

type DraftAnswer = z.input<typeof registration.load.answer>;

/**
 * The part of the response of `load` that a colleague gets: their tabs with files and comments, and enough of the state
 * to determine whether there is something to fill in. `draft` has every section, unmasked.
 */
export function limitDraft(
  answer: DraftAnswer,
  draft: readonly SavedSection[],
  { name, sections }: TabColleague,
): DraftAnswer {
  const isOwn = ({ section }: Pick<SavedSection, "section">) => sections.includes(section);
  const uuids = uuidsIn(draft.filter(isOwn));
  const basic = draft.find(({ section }) => section === "basic")?.values ?? {};
  const { companyName, companyEnglishName, registeredCountry } = contextFrom({ basic }, "");
  return {
    ...answer,
    sections: answer.sections.filter(isOwn),
    others: answer.others?.filter(isOwn),
    fileCounts: Object.fromEntries(Object.entries(answer.fileCounts).filter(([uuid]) => uuids.has(uuid))),
    infectedFiles: answer.infectedFiles.filter((uuid) => uuids.has(uuid)),
    progress: { ...answer.progress, expectedBy: null, reason: null, history: [] },
    // The reason concerns the whole registration and may mention answers on other tabs.
    returned: answer.returned && { ...answer.returned, reason: "", items: answer.returned.items.filter(isOwn) },
    colleague: {
      name,
      sections: [...sections],
      company: {
        companyName: companyName ?? null,
        companyEnglishName: companyEnglishName ?? null,
        registeredCountry: registeredCountry ?? null,
      },
    },
  };
}
