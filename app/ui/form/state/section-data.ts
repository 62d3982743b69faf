import type { StoredFile } from "~/contract/files";
import type { ReturnedComment } from "~/contract/returned-comment";
import type { Finding } from "~/rules/finding";
import type { SectionId } from "~/rules/registration/section-ids";
import type { LastStep } from "~/rules/registration/wizard-steps";
import type { SectionContext } from "~/rules/section";
import type { FormValues } from "~/rules/form-values";

/** The person who changed an answer last, and when. */
export type AnswerEditor = { field: string; name: string; at: string };

/** The data of a tab, as its loader returns it. */
export type SectionData = {
  id: SectionId;
  registrationId: string;
  values: FormValues;
  version: number;
  savedAt: string | null;
  context: SectionContext;
  meanings: Record<string, Record<string, string>>;
  files: Record<string, StoredFile[]>;
  /** Whether all findings are shown from the start, because the user comes from the review page or a refused step. */
  checked: boolean;
  withFiles: boolean;
  /** Whether the company can be looked up (§7). */
  canLookUp: boolean;
  /** The step after this tab. */
  next: SectionId | LastStep;
  /** The colleague who last saved it, for the registrant; null if it was the registrant. */
  changedBy: string | null;
  /** Who changed each answer last, if several people have changed the tab. */
  changes: readonly AnswerEditor[];
  /** The names of the others who are on the tab; null if no colleague is invited. */
  others: readonly string[] | null;
  /** The name of the registrant. */
  owner: string;
};

/** The outcome of a post without scripts. */
export type SectionOutcome = {
  saved?: boolean;
  checked?: boolean;
  code?: string;
  /** The base API's own text. */
  serverMessage?: string;
  params?: Finding["params"];
  /** The posted answers, which the form shows again, with the version they are based on and their registration. */
  typed?: { values: FormValues; version: number; registrationId: string };
  /** The session can no longer save, so the page must not reload its data. */
  isOver?: boolean;
  /** The answers that another window has saved since. */
  conflict?: { theirs: FormValues };
  /** The result of the company lookup: the fields that were filled in, or the reason why none were. */
  lookup?: LookupOutcome;
};
export type LookupOutcome = { filled: string[] } | { code: string; params?: Finding["params"] };

const withoutIndex = (name: string) => name.replace(/\[\d+\]/, "");

/** Whether a comment belongs to this form name. Rows can move: a comment stays with its row (`rowId`). */
export function standsAt(
  { field, rowId }: Pick<ReturnedComment, "field" | "rowId">,
  name: string,
  row: string | undefined,
): boolean {
  if (field === null) return false;
  if (rowId === null || row === undefined) return field === name;
  return rowId === row ? withoutIndex(field) === withoutIndex(name) : field === name && isNested(name);
}

/** For a field of a table within a row, only the outer row is known. */
const isNested = (name: string) => name.split("[").length > 2;
