import { defaultPageSize, firstPage, lastPage, pageSizes } from "./page-sizes";

export type PageSize = (typeof pageSizes)[number];
/** A position in a list: the page and its size. `page` is zero-based (§9). */
export type PagePlace = { page: number; size: PageSize };

/** The place in an address. Invalid parts are ignored: a list never fails because of its address. */
export function parsePagePlace(query: URLSearchParams): PagePlace {
  const page = Number(query.get("page") ?? firstPage);
  const size = pageSizes.find((pageSize) => String(pageSize) === query.get("size")) ?? defaultPageSize;
  return { page: Number.isInteger(page) && page >= firstPage ? Math.min(page, lastPage) : firstPage, size };
}

/** Returns a page of a list as a query; defaults are omitted. */
export const toPageQuery = ({ page, size }: PagePlace): Record<string, string> => ({
  ...(page === firstPage ? {} : { page: String(page) }),
  ...(size === defaultPageSize ? {} : { size: String(size) }),
});

/** The page that contains the current first row after a change of page size. */
export const withPageSize = ({ page, size }: PagePlace, newSize: PageSize): PagePlace => ({
  page: Math.floor((page * size) / newSize),
  size: newSize,
});

/** The last page of a list, to which a request for a page beyond it is redirected. */
export const toLastPage = (totalPages: number): number => Math.max(firstPage, totalPages - 1);

/** The number of pages up to which each has a link. */
const offeredAtOnce = 7;

/** The pages to link to around this one: the first, the last and the neighbours; null is a gap. */
export function pagesOffered(page: number, totalPages: number): (number | null)[] {
  if (totalPages <= offeredAtOnce) return Array.from({ length: totalPages }, (_, place) => place);
  const last = Math.min(toLastPage(totalPages), lastPage);
  const pageNumbers = [...new Set([0, page - 1, page, page + 1, last])].filter((one) => one >= 0 && one <= last);
  return pageNumbers.flatMap((one, place) => {
    const gap = place === 0 ? 0 : one - (pageNumbers[place - 1] ?? one) - 1;
    // A gap for a single page would be as wide as the page number itself.
    return gap === 0 ? [one] : [gap === 1 ? one - 1 : null, one];
  });
}
