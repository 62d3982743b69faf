import type { SectionContext } from "../section";
import type { FormValues } from "../form-values";
import { contextFrom } from "./section-state";
import type { SectionId } from "./section-ids";
import { typedSections } from "./typed-changes";

type LoadedDraft = Parameters<typeof contextFrom>[2] & {
  sections: readonly { section: SectionId; values: FormValues }[];
  /** A colleague does not get the basic tab, only the answers that other tabs need. */
  colleague?: { company: Record<string, string | null> } | null;
};

/** The facts that the sections of a loaded registration need from elsewhere; `today` is a calendar day. */
export function draftContext(draft: LoadedDraft, today: string): SectionContext {
  const company = Object.entries(draft.colleague?.company ?? {}).map(([name, text]) => [name, text ?? undefined]);
  return contextFrom({ basic: Object.fromEntries(company), ...typedSections(draft.sections) }, today, draft);
}
