import type { z } from "zod";
import { company, registration } from "~/contract";
import { env } from "~/config/env.server";
import { type SectionId, shownSections } from "~/rules/registration/section-ids";
import { startingValues } from "~/rules/registration/starting-values";
import { today } from "~/session/today";
import type { Typed } from "~/rules/typed";
import type { Asked } from "~/session/caller.server";
import { draftOf } from "~/session/draft.server";
import { bareGatewayFor, gatewayFor } from "~/session/gateway.server";
import type { ImportScreen } from "~/ui/import/outcome";

export type SavedSection = { section: SectionId; values: Typed; version: number };
/** A registration to import into: as it is saved, and whether it may be changed. */
export type Registration = {
  standing: ImportScreen["standing"];
  sections: SavedSection[];
  fileCounts: Record<string, number>;
};
/** Where the registration of who asks comes from, and how several sections of it are kept: all or none. */
export type Source = {
  load(): Promise<Registration>;
  save(sections: SavedSection[]): Promise<unknown>;
};

type Saved = z.output<typeof registration.savedSection>[];
type Progress = z.output<typeof registration.load.answer>["progress"];

/** The registration of a registrant. */
export const registrantSource = (asked: Asked): Source => ({
  async load() {
    const { sections, fileCounts, progress } = await draftOf(asked);
    return registrationAt(progress, sections, fileCounts);
  },
  async save(sections) {
    const call = await bareGatewayFor(asked);
    return call(registration.saveSections, { sections: sections as never });
  },
});

/** The registration of the company that a signed-in supplier works for. */
export const companySource = (asked: Asked): Source => ({
  async load() {
    const call = await gatewayFor(asked);
    const found = await call(company.registration, {});
    if (!found) return { standing: "none", sections: [], fileCounts: {} };
    const { progress, sections, fileCounts } = found;
    return registrationAt(progress, sections, fileCounts);
  },
  async save(sections) {
    const call = await bareGatewayFor(asked);
    return call(company.saveSections, { sections: sections as never });
  },
});

function registrationAt(progress: Progress, saved: Saved, fileCounts: Registration["fileCounts"]): Registration {
  const standing = standingAt(progress);
  return { standing, sections: asShown(saved, standing === "open"), fileCounts };
}

function standingAt({ state }: Progress): ImportScreen["standing"] {
  if (state === "filling") return "open";
  return state === "preliminaryReview" ? "review" : "closed";
}

/** The tabs that are shown; one that was never saved begins as its form does, where it can be filled in. */
const asShown = (saved: Saved, isOpen: boolean): SavedSection[] =>
  shownSections(env.REGISTRATION_HIDDEN_TAB).map((section) => {
    const kept = saved.find((one) => one.section === section);
    return kept && kept.version > 0
      ? { section, version: kept.version, values: kept.values as Typed }
      : { section, version: 0, values: isOpen ? startingValues(section, today()) : {} };
  });
