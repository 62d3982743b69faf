import type { Shape } from "../fields/field-kind";
import type { FormValues } from "../form-values";
import { fileUuids } from "./file-uuids";

/**
 * The file UUIDs that a change removes from a section. They must not contain files, because related attachments are
 * deleted before an item is removed (§5).
 */
export function droppedFiles(fields: { shape: Shape }, before: FormValues, after: FormValues): string[] {
  const newUuids = fileUuids(fields, after);
  return fileUuids(fields, before).filter((uuid) => !newUuids.includes(uuid));
}
