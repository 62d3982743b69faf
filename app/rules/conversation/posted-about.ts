import { isSectionId, type SectionId } from "../registration/section-ids";

/** The subject of a message from the two fields of its form: a tab, and an answer with its tab (`bank:banks[0].iban`). */
export function postedAbout(section: string, answer: string): { section: SectionId; field: string | null } | null {
  const at = answer.indexOf(":");
  const ofAnswer = answer.slice(0, Math.max(at, 0));
  // Without scripts an answer can be selected without its tab, or with another one.
  if (isSectionId(ofAnswer)) return { section: ofAnswer, field: answer.slice(at + 1) };
  return isSectionId(section) ? { section, field: null } : null;
}
