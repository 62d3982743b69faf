import type { InBoth } from "~/platform/core/words/words-in";
import type { AcceptedText } from "~/platform/records/texts/accepted-texts";
import type { SectionId } from "~/rules/registration/section-ids";
import type { FormValues } from "~/rules/form-values";

/** An answer with its question in both languages. Sensitive answers are masked to their last four characters (S-58). */
export type EvidenceAnswer = {
  /** Its form name. */
  field: string;
  /** The row of its table; empty outside tables. */
  row: InBoth<string>;
  label: InBoth<string>;
  /** The stored value, with codes. */
  value: FormValues[string];
  /** The text for readers. */
  text: InBoth<string>;
};

/** A file as the portal stored it. The last three are known once it has been read. */
export type EvidenceFile = {
  fileId: string;
  name: string;
  type: string;
  bytes: number;
  uploadedAt: string;
  section: SectionId;
  label: InBoth<string>;
  /** Its path in the archive. Null if it was removed because of a virus. */
  path?: string | null;
  sha256?: string | null;
};

/** The answers under one title: a tab, or a section before or after a change. */
export type EvidenceTab = { section: SectionId; title: InBoth<string>; answers: EvidenceAnswer[] };

/**
 * The content of a pack, in both languages: the whole pack follows from this and from the files. It is encrypted in the
 * transaction of the submission or decision, because texts, lists and names may change later. Instants are ISO 8601
 * UTC.
 */
type Common = {
  format: typeof recordFormat;
  brand: InBoth<string>;
  /** The address of the portal that issued it. */
  origin: string;
  number: string;
  /** When the round was submitted, or the change decided on. */
  at: string;
  companyName: string;
  companyEnglishName: string;
  tabs: EvidenceTab[];
  files: EvidenceFile[];
};

/** The answers of a round when it was submitted. */
export type RoundRecord = Common & {
  kind: "round";
  round: number;
  /** The registrant, and when their email was confirmed by a code. */
  registrant: { name: string; email: string; emailConfirmedAt: string };
  agreements: { acceptedAt: string; texts: AcceptedText[] };
};

/** A step of a change until the decision on it. The audit log shows who in purchasing took it. */
export type DecisionStep = { step: "proposed" | "calledBack" | "approved" | "effective" | "refused"; at: string };

/** A decision on a change of the company file: the answers before it, and the new or proposed ones. */
export type DecisionRecord = Common & {
  kind: "decision";
  section: SectionId;
  title: InBoth<string>;
  outcome: "effective" | "refused";
  proposer: { name: string; email: string };
  steps: DecisionStep[];
  /** The supplier's note on the change; empty if there is none. */
  note: string;
  /** The reason for the refusal; empty if the change was not refused. */
  reason: string;
};

export type EvidenceRecord = RoundRecord | DecisionRecord;

/** The name of the record's format; a changed format gets a new name. */
export const recordFormat = "supplier-portal-evidence-1";

/** The encryption context of the record of a pack. */
export const aboutRecord = (packId: string): string => `evidence:${packId}`;
