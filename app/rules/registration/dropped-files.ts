import type { Shape } from "../fields/field-kind";
import type { FormValues } from "../form-values";
import { fileUuids } from "./file-uuids";

/**
 * The file UUIDs that a section no longer holds after a change. They must have no files left: related attachments are deleted
 * before an item is removed (§5).
 */
export function droppedFiles(fields: { shape: Shape }, before: FormValues, after: FormValues): string[] {
  const newUuids = fileUuids(fields, after);
  return fileUuids(fields, before).filter((uuid) => !newUuids.includes(uuid));
}
