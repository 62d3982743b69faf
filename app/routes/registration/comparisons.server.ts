import type { StoredFile } from "~/contract/files";
import type { ReturnedComment } from "~/contract/registration";
import { typedAt } from "~/rules/form/typed-values";
import type { FormValues } from "~/rules/form-values";
import type { SectionId } from "~/rules/registration/section-ids";
import { withAnswer } from "~/rules/registration/typed-changes";
import type { Draft, Portal } from "~/session/portal.server";
import type { Meanings } from "~/ui/form/meanings";
import { joinMeanings } from "~/ui/form/state/join-meanings";
import { loadMeanings } from "./load-meanings.server";
import { loadFiles } from "./section-screen.server";

/** A comment with the answer of its field as it is now. */
export type Comparison = { item: ReturnedComment; now?: FormValues[string] };
/** What the answers of a tab are shown with, those before the change included. */
type TabWords = { meanings: Meanings; files: Record<string, StoredFile[]> };

/** What was returned, each comment with its answer as it is now, and the words of their tabs. */
export async function loadComparisons(
  portal: Portal,
  { sections }: Draft,
  items: readonly ReturnedComment[],
): Promise<{ comparisons: Comparison[]; tabs: Partial<Record<SectionId, TabWords>> }> {
  const valuesOf = (id: SectionId) => sections.find(({ section }) => section === id)?.values ?? {};
  const ids = [...new Set(items.map(({ section }) => section))];
  const tabs = ids.map(async (id) => {
    const values = valuesOf(id);
    const before = items.filter(({ section }) => section === id).reduce(withSubmitted, values);
    const [now, then, files] = await Promise.all([
      loadMeanings(portal, id, values),
      loadMeanings(portal, id, before),
      loadFiles(portal.call, id, values),
    ]);
    return [id, { meanings: joinMeanings(now, then), files }] as const;
  });
  return {
    comparisons: items.map((item) => ({
      item,
      now: item.field === null ? undefined : typedAt(valuesOf(item.section), item.field),
    })),
    tabs: Object.fromEntries(await Promise.all(tabs)),
  };
}

const withSubmitted = (values: FormValues, { field, before }: ReturnedComment): FormValues =>
  field === null || before === undefined ? values : withAnswer(values, field, before);
