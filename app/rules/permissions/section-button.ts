import type { SectionId } from "../registration/section-ids";
import type { ButtonCode } from "./permissions";

const guarded: readonly SectionId[] = ["bank", "contact"];

/** Whether a section of the company file belongs to the area of bank details and contacts. */
export const isBankArea = (section: SectionId): boolean => guarded.includes(section);

/** The permission to change a section of the company file: bank details and contacts have a separate one. */
export const sectionButton = (section: SectionId): ButtonCode =>
  isBankArea(section) ? "company.bank" : "company.change";
