import { masked } from "~/rules/masking";
import { sections } from "~/rules/registration/sections";
import type { SavedSection } from "../registration/draft";

/** A section as it leaves the platform once it was handed in: sensitive answers masked (S-58). */
export const maskedSection = (saved: SavedSection): SavedSection => ({
  ...saved,
  values: masked(sections[saved.section].fields, saved.values) as SavedSection["values"],
});
