import { firstPage } from "~/rules/paging/page-sizes";

type Page<Row> = { content: Row[]; totalElements: number; totalPages: number };
/** A row, and its page. */
export type PlacedRow<Row> = { row: Row; page: number };
type Around<Row> = {
  row: Row;
  previous: PlacedRow<Row> | undefined;
  next: PlacedRow<Row> | undefined;
  position: { at: number; of: number };
};

/**
 * Looks for a row on these pages of a list, and for the rows before and after it; undefined if it is not on any of
 * them. An adjacent page is loaded only if the row is at the edge of its page.
 */
export async function findAround<Row>(
  pagesOfList: readonly number[],
  size: number,
  load: (page: number) => Promise<Page<Row>>,
  isIt: (row: Row) => boolean,
): Promise<Around<Row> | undefined> {
  let end = Infinity;
  for (const page of pagesOfList) {
    if (page < firstPage || page >= end) continue;
    const { content, totalElements, totalPages } = await load(page);
    end = totalPages;
    const at = content.findIndex(isIt);
    const row = content[at];
    if (row === undefined) continue;
    const placed = (one: Row | undefined, on: number) => (one === undefined ? undefined : { row: one, page: on });
    const before = at === 0 && page > firstPage ? (await load(page - 1)).content.at(-1) : undefined;
    const after = at === content.length - 1 && page + 1 < totalPages ? (await load(page + 1)).content[0] : undefined;
    return {
      row,
      previous: placed(content[at - 1], page) ?? placed(before, page - 1),
      next: placed(content[at + 1], page) ?? placed(after, page + 1),
      position: { at: page * size + at + 1, of: totalElements },
    };
  }
  return undefined;
}
