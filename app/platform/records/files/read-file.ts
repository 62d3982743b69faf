import type { Core } from "~/platform/core/core";
import type { Tables } from "~/platform/core/database/schema";
import { requireOpenable } from "./scan-state";
import { storedBytes } from "~/platform/core/storage/bytes";
import { openName, requireEvidence, requireFile } from "./require-file";

/** The bytes of a stored file, with the name it was uploaded with. */
export type StoredBytes = { bytes: ReadableStream; type: string; length: number; name: string };

/** A file of a registration. */
export const readFile = async (core: Core, registrationId: string, fileId: string): Promise<StoredBytes> =>
  readRow(core, await requireFile(core.db, registrationId, fileId));

/** Like `readFile`, but for a reviewer, who also sees files that were submitted and have been removed since. */
export const readEvidence = async (core: Core, registrationId: string, fileId: string): Promise<StoredBytes> =>
  readRow(core, await requireEvidence(core.db, registrationId, fileId));

async function readRow(core: Core, row: Tables["stored_file"]): Promise<StoredBytes> {
  requireOpenable(core, row);
  const bytes = await storedBytes(core, row.stored_name);
  return { bytes, type: row.type, length: row.bytes, name: openName(core, row) };
}
