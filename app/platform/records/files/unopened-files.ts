import type { StoredFile } from "~/contract/files";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { loadCertification } from "~/platform/records/certification";
import { readDraft } from "~/platform/records/registrations/saved-section";
import { fileUuids } from "~/rules/registration/file-uuids";
import { sections } from "~/rules/registration/sections";
import { isOpenable } from "~/rules/files/scan-states";
import { filesUnder } from "./list-files";

/** The names of those files that no one can open: they are not scanned yet, or a virus was found in them. */
export const unopenedNames = (files: readonly StoredFile[]): string[] =>
  files.filter(({ scanState }) => !isOpenable(scanState)).map(({ fileName }) => fileName);

/** The files of a registration that its approver cannot have read: of its answers, and of its certification. */
export async function listUnopened(core: Core, db: Db, registrationId: string, now: Date): Promise<string[]> {
  const draft = await readDraft(core, db, registrationId);
  const uuids = draft.flatMap(({ section, values }) => fileUuids(sections[section].fields, values));
  const ofAnswers = Object.values(await filesUnder(core, db, registrationId, [...new Set(uuids)]));
  const { documents } = await loadCertification(core, db, registrationId, now);
  return unopenedNames([...ofAnswers.flat(), ...documents.flatMap(({ files }) => files)]);
}
