import { type SectionId, sectionIds } from "../registration/section-ids";

type Dealt = { isChanged: boolean; reason?: string };
type Item = Dealt & { section: SectionId; field: string | null };

/** Whether a comment has been dealt with: its answer was changed, or a reason explains why it stays. */
export const isDealtWith = ({ isChanged, reason }: Dealt): boolean => isChanged || Boolean(reason);

/** The number of comments of a return that are dealt with, by a change or by a reason. */
export const returnProgress = (items: readonly Item[]) => ({
  done: items.filter(isDealtWith).length,
  all: items.length,
});

/** Open comments in the order of the tabs; comments on the same tab in the order they were written. */
export const listOpen = <One extends Item>(items: readonly One[]): One[] =>
  sectionIds.flatMap((id) => items.filter((item) => item.section === id && !isDealtWith(item)));

/**
 * The target of "save and continue" on a tab of a returned registration: an open comment, all comments, or the review.
 */
export type ReturnStop<One extends Item = Item> = One | "returned" | "review";

/**
 * The next stop after a tab: the next open comment on another tab, wrapping around after the last tab. If comments are
 * open on this tab only, it is the page with all comments, which explains what to do. Null if there are no comments.
 */
export function nextStop<One extends Item>(items: readonly One[], from: SectionId): ReturnStop<One> | null {
  if (items.length === 0) return null;
  const open = listOpen(items);
  const place = sectionIds.indexOf(from);
  const elsewhere = open.filter(({ section }) => section !== from);
  const next = elsewhere.find(({ section }) => sectionIds.indexOf(section) > place) ?? elsewhere[0];
  return next ?? (open.length > 0 ? "returned" : "review");
}
