import type { StoredFile } from "~/contract/files";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { chinaDate } from "~/rules/calendar/china-date";
import { fileIdIn } from "~/platform/records/files/file-url";
import { filesUnder } from "~/platform/records/files/list-files";
import { findMeanings } from "~/platform/records/lists/find-meanings";
import { type SavedSection, toSectionValues } from "~/platform/records/registrations/saved-section";
import { contextFrom } from "~/rules/registration/section-state";
import { fileUuids } from "~/rules/registration/file-uuids";
import { codesIn } from "~/rules/registration/listed-codes";
import { sections } from "~/rules/registration/sections";
import { listAnswers, tabTitle } from "./list-answers";
import type { EvidenceAnswer, EvidenceFile, EvidenceTab } from "./evidence-record";

type Described = {
  registrationId: string;
  /** Every section of the registration: which questions apply depends on answers in other sections. */
  draft: readonly SavedSection[];
  /** The sections to describe; one can appear twice, with different values. */
  parts: readonly Pick<SavedSection, "section" | "values">[];
  now: Date;
};

/** Sections in the format of an evidence pack, in the given order, and the files of their answers, by file UUID. */
export async function describeTabs(
  core: Core,
  trx: Db,
  { registrationId, draft, parts, now }: Described,
): Promise<{ tabs: EvidenceTab[]; stored: Record<string, StoredFile[]> }> {
  const codes = parts.flatMap(({ section, values }) => Object.entries(codesIn(sections[section].fields, values)));
  const uuids = parts.flatMap(({ section, values }) => fileUuids(sections[section].fields, values));
  const stored = await filesUnder(core, trx, registrationId, [...new Set(uuids)]);
  const context = contextFrom(toSectionValues(draft), chinaDate(now));
  const facts = { context, meanings: await findMeanings(trx, codes), files: stored };
  const tabs = parts.map(({ section, values }) => ({
    section,
    title: tabTitle(section),
    answers: listAnswers({ section, values }, facts),
  }));
  return { tabs, stored };
}

/** The files behind the answers of a tab, in the order of the form. */
export function listTabFiles(
  { section, answers }: Pick<EvidenceTab, "section" | "answers">,
  stored: Record<string, StoredFile[]>,
): EvidenceFile[] {
  return answers.flatMap(({ value, row, label }: EvidenceAnswer) =>
    (typeof value === "string" ? (stored[value] ?? []) : []).map((file) =>
      toEvidenceFile(file, section, row.zh ? { zh: `${row.zh} · ${label.zh}`, en: `${row.en} · ${label.en}` } : label),
    ),
  );
}

/** A stored file in the format of an evidence pack, with its answer in both languages. */
export const toEvidenceFile = (
  file: StoredFile,
  section: EvidenceFile["section"],
  label: EvidenceFile["label"],
): EvidenceFile => ({
  fileId: fileIdIn(file.fileUrl),
  name: file.fileName,
  type: file.fileType,
  bytes: file.fileSize,
  uploadedAt: file.creationDate,
  section,
  label,
});
