import { isDeepStrictEqual } from "node:util";
import { unmaskValues } from "~/rules/fields/masking";
import { droppedFiles } from "~/rules/registration/dropped-files";
import { fileUuids } from "~/rules/registration/file-uuids";
import type { SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import { toWorkedSeconds } from "~/rules/service/service-steps";
import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { iso } from "~/platform/core/base/instants";
import type { Shape } from "~/rules/fields/field-kind";
import { fieldAt, rowShapeOf } from "~/rules/fields/kind-registry";
import { maxRowIndex } from "~/rules/limits/forms";
import { kilobytes } from "~/rules/size";
import { isDeeper } from "~/platform/core/base/is-deeper";
import { withSavedChanges } from "./answer-changes";
import { readEditedSection, requireVisible, type SavedSection, writeSection } from "./saved-section";
import { holdingFiles, markUsed } from "./file-uuids";
import { lockToFill } from "./lock-registration";
import { requireReach } from "./reach-uuid";
import type { Registrant } from "./registrant";

/** The maximum size of a section, in bytes as JSON, and the maximum nesting of its values. */
const sectionBytes = kilobytes(200);
const sectionDepth = 6;

/** A section to save, and the version it is based on. */
export type ToKeep = { section: SectionId; version: number; values: Record<string, unknown> };
/** The person who saves a section of a registration, and when. */
type Keeper = Registrant & { now: Date };

/** Stores sections as typed, in the given transaction: all of them or none. */
export async function keepSections(
  core: Core,
  trx: Db,
  keeper: Keeper,
  sectionsToKeep: readonly ToKeep[],
): Promise<SavedSection[]> {
  const acceptable = sectionsToKeep.map((one) => {
    requireVisible(core, one.section);
    return { ...one, values: requireAcceptable(one.section, one.values) };
  });
  await lockToFill(trx, keeper.registrationId);
  const savedSections: SavedSection[] = [];
  for (const one of acceptable) savedSections.push(await keepSection(core, trx, keeper, one));
  return savedSections;
}

async function keepSection(
  core: Core,
  trx: Db,
  keeper: Keeper,
  { section, version, values: typed }: ToKeep & Pick<SavedSection, "values">,
): Promise<SavedSection> {
  const { registrationId, actor, colleague, now } = keeper;
  const { saved: before, changes_json } = await readEditedSection(core, trx, registrationId, section);
  const { fields } = sections[section];
  // A sensitive answer that comes back masked keeps its stored value.
  const values = unmaskValues(fields, typed, before.values);
  if (isDeepStrictEqual(before.values, values) && before.version > 0) return before;
  if (before.version !== version) return refuse("conflict", "registration.conflict", before);

  const newUuids = fileUuids(fields, values);
  await requireReach(core, trx, keeper, newUuids);
  const holding = await holdingFiles(trx, registrationId, droppedFiles(fields, before.values, values));
  if (holding.length > 0) refuse("conflict", "file.deleteFirst", { uuids: holding });

  const savedAt = iso(now);
  const save = { section, before: before.values, after: values, editor: colleague?.id ?? null, at: savedAt };
  const isWritten = await writeSection(core, trx, {
    registrationId,
    section,
    values,
    from: version,
    savedAt,
    changedBy: save.editor,
    changes: withSavedChanges(changes_json, save),
    workedSeconds: toWorkedSeconds(before.savedAt, savedAt),
    before: before.version > 0 ? before.values : undefined,
  });
  if (!isWritten) throw new Error("A locked section changed");
  await markUsed(trx, registrationId, newUuids, now);
  await recordAudit(trx, {
    at: now,
    actor,
    action: "registration.saveSection",
    subject: `registration:${registrationId}`,
    details: { section, version: version + 1 },
  });
  return { section, values, version: version + 1, savedAt };
}

/**
 * Refuses values that must not be stored in a draft. Anything typed into the section's fields is allowed (S-32), as
 * text, choices or rows of a table, valid or not.
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
    const field = fieldAt(shape, name);
    return field !== undefined && isPostable(rowShapeOf(field), value);
  });
}

/** Text, or a list of texts, or rows of the fields that the table has. */
function isPostable(row: Shape, value: unknown): boolean {
  if (typeof value === "string") return true;
  if (!Array.isArray(value)) return false;
  if (value.every((item) => typeof item === "string")) return true;
  return value.length <= maxRowIndex + 1 && value.every((item) => hasOnlyFields(row, item));
}
