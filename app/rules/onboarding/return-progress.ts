import { type SectionId, sectionIds } from "../registration/section-ids";

type Dealt = { isChanged: boolean; reason?: string };
type Item = Dealt & { section: SectionId; field: string | null };

/** Whether a comment is dealt with: its answer is changed, or a reason says why it stays. */
export const isDealtWith = ({ isChanged, reason }: Dealt): boolean => isChanged || Boolean(reason);

/** How many comments of a return are dealt with, by a change or by a reason. */
export const returnProgress = (items: readonly Item[]) => ({
  done: items.filter(isDealtWith).length,
  all: items.length,
});

/** Open comments in the order of the tabs; comments on the same tab in the order they were written. */
export const listOpen = <One extends Item>(items: readonly One[]): One[] =>
  sectionIds.flatMap((id) => items.filter((item) => item.section === id && !isDealtWith(item)));

/** Where "save and continue" leads from a tab of a returned registration: an open comment, all of them, or the review. */
export type ReturnStop<One extends Item = Item> = One | "returned" | "review";

/**
 * The next stop behind a tab: the open comment of another tab that comes next, beginning again after the last tab. A comment
 * that is open on this tab only is not lost: the page with all comments says what to do about it. Null without comments.
 */
export function nextStop<One extends Item>(items: readonly One[], from: SectionId): ReturnStop<One> | null {
  if (items.length === 0) return null;
  const open = listOpen(items);
  const place = sectionIds.indexOf(from);
  const elsewhere = open.filter(({ section }) => section !== from);
  const next = elsewhere.find(({ section }) => sectionIds.indexOf(section) > place) ?? elsewhere[0];
  return next ?? (open.length > 0 ? "returned" : "review");
}
