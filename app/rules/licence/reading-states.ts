import { listAnswerDocuments } from "../onboarding/answer-documents";
import type { FormValues } from "../form-values";
import type { SectionId } from "../registration/section-ids";

/** The parts of a licence that are read: its QR code, and its credit code, which a service of the company reads. */
export const readingKinds = ["qrCode", "creditCode"] as const;
export type ReadingKind = (typeof readingKinds)[number];

/**
 * The state of a reading. `waiting`: it is queued; `retrying`: the service does not respond, and it is tried again;
 * `none`: the file contains no code; `unreadable`: the file cannot be read; `noPicture`: files of its type are not
 * read.
 */
export const readingStates = ["waiting", "retrying", "read", "none", "unreadable", "noPicture"] as const;
export type ReadingState = (typeof readingStates)[number];

/** The file UUIDs of the business licences among the answers. */
export const listLicences = (answers: readonly { section: SectionId; values: FormValues }[]): string[] =>
  listAnswerDocuments(answers)
    .filter(({ type }) => type === "businessLicense")
    .map(({ uuid }) => uuid);
