import { maskValues } from "~/rules/masking";
import { sections } from "~/rules/registration/sections";
import type { SavedSection } from "./draft";

/** A section as it leaves the platform once it was handed in: sensitive answers masked (S-58). */
export const maskedSection = (section: SavedSection): SavedSection => ({
  ...section,
  values: maskValues(sections[section.section].fields, section.values) as SavedSection["values"],
});
