import type { Section } from "../section";
import { association } from "./association";
import { attachment } from "./attachment";
import { bank } from "./bank";
import { basic } from "./basic";
import { business } from "./business";
import { contact } from "./contact";
import { manage } from "./manage";
import type { SectionId } from "./section-ids";

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
