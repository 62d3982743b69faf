import type { StoredFile } from "~/contract/files";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { loadCertification } from "~/platform/records/certification";
import { readDraft } from "~/platform/records/registrations/saved-section";
import { fileUuids } from "~/rules/registration/file-uuids";
import { sections } from "~/rules/registration/sections";
import { isOpenable } from "~/rules/files/scan-states";
import { fileIdIn } from "./file-url";
import { filesUnder } from "./list-files";
import { listOpenedDocuments } from "./opened-documents";

/** The names of those files that no one can open: they are not scanned yet, or a virus was found in them. */
export const unopenedNames = (files: readonly StoredFile[]): string[] =>
  files.filter(({ scanState }) => !isOpenable(scanState)).map(({ fileName }) => fileName);

/** The files of a registration that its approver cannot have read. Returns their names. */
export const listUnopened = async (core: Core, db: Db, registrationId: string, now: Date): Promise<string[]> =>
  unopenedNames(await listDocuments(core, db, registrationId, now));

/** The files of a registration that a reviewer could have opened and has not. Returns their names. */
export async function listUnseen(
  core: Core,
  db: Db,
  registrationId: string,
  accountId: string,
  now: Date,
): Promise<string[]> {
  const documents = await listDocuments(core, db, registrationId, now);
  const opened = await listOpenedDocuments(db, registrationId, accountId);
  return documents
    .filter(({ scanState, fileUrl }) => isOpenable(scanState) && !opened.includes(fileIdIn(fileUrl)))
    .map(({ fileName }) => fileName);
}

/** The files of a registration's answers, and of its certification. */
async function listDocuments(core: Core, db: Db, registrationId: string, now: Date): Promise<StoredFile[]> {
  const draft = await readDraft(core, db, registrationId);
  const uuids = draft.flatMap(({ section, values }) => fileUuids(sections[section].fields, values));
  const ofAnswers = Object.values(await filesUnder(core, db, registrationId, [...new Set(uuids)]));
  const { documents } = await loadCertification(core, db, registrationId, now);
  return [...ofAnswers.flat(), ...documents.flatMap(({ files }) => files)];
}
