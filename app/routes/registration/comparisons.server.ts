import type { StoredFile } from "~/contract/files";
import type { ReturnedComment } from "~/contract/returned-comment";
import { typedAt } from "~/rules/form/typed-values";
import type { FormValues } from "~/rules/form-values";
import { kindOnCard, needsScripts } from "~/rules/onboarding/comment-cards";
import type { SectionId } from "~/rules/registration/section-ids";
import { contextFrom } from "~/rules/registration/section-state";
import { sections } from "~/rules/registration/sections";
import { typedSections, withAnswer } from "~/rules/registration/typed-changes";
import type { SectionContext } from "~/rules/section";
import { findHidden } from "~/rules/section-findings";
import type { Draft, Portal } from "~/session/portal.server";
import { todayInChina } from "~/rules/calendar/china-date";
import type { Meanings } from "~/ui/form/meanings";
import { joinMeanings } from "~/ui/form/state/join-meanings";
import { loadMeanings } from "./load-meanings.server";
import { loadFiles } from "./section-screen.server";

/** A comment with the current answer of its field, whether it can be answered on its card, and whether that needs scripts. */
export type Comparison = {
  item: ReturnedComment;
  now?: FormValues[string];
  isAnswerable: boolean;
  needsScripts: boolean;
};
/** The answers of a tab, including those before the change, with the data for displaying them. */
export type CommentedTab = {
  version: number;
  values: FormValues;
  meanings: Meanings;
  files: Record<string, StoredFile[]>;
};

type Comparisons = {
  comparisons: Comparison[];
  tabs: Partial<Record<SectionId, CommentedTab>>;
  context: SectionContext;
};

/** Loads the returned comments, each with its current answer, and the answers and texts of their tabs. */
export async function loadComparisons(
  portal: Portal,
  draft: Draft,
  items: readonly ReturnedComment[],
): Promise<Comparisons> {
  const typed = typedSections(draft.sections);
  const valuesOf = (id: SectionId) => typed[id] ?? {};
  // Files are uploaded while the page is open, so the file counts from loading are omitted.
  const context = contextFrom(typed, todayInChina(), { ...draft, fileCounts: undefined });
  const ids = [...new Set(items.map(({ section }) => section))];
  const tabs = ids.map(async (id) => {
    const values = valuesOf(id);
    const before = items.filter(({ section }) => section === id).reduce(withSubmitted, values);
    const [now, then, files] = await Promise.all([
      loadMeanings(portal, id, values),
      loadMeanings(portal, id, before),
      loadFiles(portal.call, id, values),
    ]);
    const version = draft.sections.find(({ section }) => section === id)?.version ?? 0;
    return [id, { version, values, meanings: joinMeanings(now, then), files }] as const;
  });
  return {
    comparisons: items.map((item, at) => ({
      item,
      now: item.field === null ? undefined : typedAt(valuesOf(item.section), item.field),
      // A page has one control for each form name: a second comment on it leads to its tab.
      isAnswerable:
        isAnswerable(item, valuesOf(item.section), context) &&
        items.findIndex(({ field }) => field === item.field) === at,
      needsScripts: isWithScripts(item),
    })),
    tabs: Object.fromEntries(await Promise.all(tabs)),
    context,
  };
}

/** Whether a comment concerns one field that the tab shows now, and whose control can be used outside the tab. */
const isAnswerable = (item: ReturnedComment, values: FormValues, context: SectionContext): boolean =>
  kindOnCard(item) !== null && !findHidden(sections[item.section], values, context).has(item.field ?? "");

function isWithScripts(item: ReturnedComment): boolean {
  const kind = kindOnCard(item);
  return kind !== null && needsScripts(kind);
}

const withSubmitted = (values: FormValues, { field, before }: ReturnedComment): FormValues =>
  field === null || before === undefined ? values : withAnswer(values, field, before);
