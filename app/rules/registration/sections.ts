import type { Section } from "../section";
import { association } from "./association";
import { attachment } from "./attachment";
import { bank } from "./bank";
import { basic } from "./basic";
import { business } from "./business";
import { contact } from "./contact";
import { manage } from "./manage";
import { type SectionId, sectionIds } from "./section-ids";

/** The rules of every tab. */
export const sections: Record<SectionId, Section> = {
  basic,
  business,
  association,
  contact,
  manage,
  bank,
  attachment,
};

/** The tabs that are shown: one can be filtered out (§2). */
export const shownSections = (hidden?: string): SectionId[] => sectionIds.filter((id) => id !== hidden);
