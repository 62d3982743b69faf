import type { z } from "zod";
import { company, registration } from "~/contract";
import type { savedSection } from "~/contract/draft-view";
import { env } from "~/config/env.server";
import { type SectionId } from "~/rules/registration/section-ids";
import { shownSections } from "~/rules/registration/shown-sections";
import { startingValues } from "~/rules/registration/starting-values";
import type { Attempt, Portal } from "~/session/portal.server";
import { todayInChina } from "~/rules/calendar/china-date";
import type { FormValues } from "~/rules/form-values";
import type { ImportScreen } from "~/ui/import/outcome";

export type SourceSection = { section: SectionId; values: FormValues; version: number };
/** A registration to import into: its saved answers, and whether they can be changed. */
export type Registration = {
  /** Identifies it in the form of a registrant's window. A company has only one registration. */
  registrationId?: string;
  standing: ImportScreen["standing"];
  sections: SourceSection[];
  country?: string;
  fileCounts: Record<string, number>;
};
/** Loads the registration to import into, and saves several of its sections, all or none. */
export type ImportSource = {
  load(): Promise<Registration>;
  save(sections: SourceSection[]): Promise<Attempt<unknown>>;
};

type SectionAnswers = z.output<typeof savedSection>[];
type Progress = z.output<typeof registration.load.answer>["progress"];

/** The registration of a registrant. */
export const registrantSource = ({ draft, attempt }: Portal): ImportSource => ({
  async load() {
    const loaded = await draft();
    return { ...registrationAt(loaded), registrationId: loaded.registrationId };
  },
  save: (sections) => attempt(registration.saveSections, { sections: sections }),
});

/** The registration of the company that a signed-in supplier works for. */
export const companySource = ({ call, attempt }: Portal): ImportSource => ({
  async load() {
    const answer = await call(company.registration, {});
    if (!answer) return { standing: "none", sections: [], fileCounts: {} };
    return registrationAt(answer);
  },
  save: (sections) => attempt(company.saveSections, { sections: sections }),
});

type Loaded = { progress: Progress; sections: SectionAnswers; country: string; fileCounts: Registration["fileCounts"] };

function registrationAt({ progress, sections, country, fileCounts }: Loaded): Registration {
  const standing = standingAt(progress);
  return { standing, sections: toVisibleSections(sections, country, standing === "open"), country, fileCounts };
}

function standingAt({ state }: Progress): ImportScreen["standing"] {
  if (state === "filling") return "open";
  return state === "preliminaryReview" ? "review" : "closed";
}

/** The visible tabs. A tab that was never saved has the starting values of its form if it can be filled in. */
const toVisibleSections = (sections: SectionAnswers, country: string, isOpen: boolean): SourceSection[] =>
  shownSections(env.REGISTRATION_HIDDEN_TAB).map((section) => {
    const existing = sections.find((one) => one.section === section);
    return existing && existing.version > 0
      ? { section, version: existing.version, values: existing.values }
      : { section, version: 0, values: isOpen ? startingValues(section, todayInChina(), country) : {} };
  });
