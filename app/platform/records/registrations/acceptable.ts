import { rowShape, type Shape } from "~/rules/field";
import { maxRowIndex } from "~/rules/limits";
import type { SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import { isDeeper } from "~/platform/ground/base/depth";
import { refuse } from "~/platform/ground/base/refuse";
import type { SavedSection } from "./draft";
import { sectionBytes, sectionDepth } from "~/platform/ground/settings/limits";

/**
 * What a draft may keep: anything typed into fields that the section has (S-32), as text, choices or rows of a table. It
 * need not be valid.
 */
export function requireAcceptable(section: SectionId, values: Record<string, unknown>): SavedSection["values"] {
  const isAcceptable =
    !isDeeper(values, sectionDepth) &&
    Buffer.byteLength(JSON.stringify(values)) <= sectionBytes &&
    hasOnlyFields(sections[section].fields.shape, values);
  return isAcceptable ? (values as SavedSection["values"]) : refuse("invalid", "request.e400");
}

function hasOnlyFields(shape: Shape, values: unknown): boolean {
  if (typeof values !== "object" || values === null || Array.isArray(values)) return false;
  return Object.entries(values).every(([name, value]) => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return field !== undefined && isPostable(rowShape(field), value);
  });
}

/** Text, or a list of texts, or rows of the fields that the table has. */
function isPostable(row: Shape, value: unknown): boolean {
  if (typeof value === "string") return true;
  if (!Array.isArray(value)) return false;
  if (value.every((item) => typeof item === "string")) return true;
  return value.length <= maxRowIndex + 1 && value.every((item) => hasOnlyFields(row, item));
}
