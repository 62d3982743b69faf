import type { StoredFile } from "~/contract/files";
import type { Finding } from "~/rules/finding";
import type { SectionId } from "~/rules/registration/section-ids";
import type { SectionContext } from "~/rules/section";
import type { FormValues } from "~/rules/form-values";
import type { ReturnedItem } from "./parts/returned-item";

/** What a tab shows: the loader's answer. */
export type SectionData = {
  id: SectionId;
  registrationId: string;
  values: FormValues;
  version: number;
  savedAt: string | null;
  context: SectionContext;
  meanings: Record<string, Record<string, string>>;
  files: Record<string, StoredFile[]>;
  /** What the reviewer asked to have mended on this tab, and why (decision 020). */
  returned: ReturnedItem[];
  /** All findings are shown from the start: one comes from the review page, or from a refused step. */
  checked: boolean;
  withFiles: boolean;
  /** Whether the company can be looked up (§7). */
  canLookUp: boolean;
  /** The step after this tab. */
  next: SectionId | "review";
};

/** What a post without scripts answered. */
export type SectionOutcome = {
  saved?: boolean;
  checked?: boolean;
  code?: string;
  /** The base API's own words. */
  said?: string;
  params?: Finding["params"];
  conflict?: { mine: FormValues; theirs: FormValues; version: number };
  /** What looking the company up has brought: the fields that were filled, or why none could be. */
  lookup?: LookupOutcome;
};
export type LookupOutcome = { filled: string[] } | { code: string; params?: Finding["params"] };
