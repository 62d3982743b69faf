/** The elements that the HTML of a text may contain; everything else is removed when a page shows it (S-36). */
export const pageTags = [
  "h2",
  "h3",
  "p",
  "ul",
  "ol",
  "li",
  "strong",
  "em",
  "table",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
  "a",
] as const;
export type PageTag = (typeof pageTags)[number];
/** The allowed targets of its links. */
export const pageLinkSchemes = ["https", "mailto"] as const;

/** Whether an element of this name may be in a text. */
export const isPageTag = (name: string): name is PageTag => pageTags.some((tag) => tag === name);

/** The URL of a link if texts may contain it, otherwise null. */
export const pageLink = (address: string | null): string | null =>
  address !== null && pageLinkSchemes.some((scheme) => address.toLowerCase().startsWith(`${scheme}:`)) ? address : null;
