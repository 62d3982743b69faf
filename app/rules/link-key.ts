/** Characters of the secret in a link of a letter, at most: a longer one leads to nothing. */
export const linkKeyMax = 100;

/** The secret of the link that led here, from the query of its address; no log line has a query. Empty: there is none. */
export const readLinkKey = (query: URLSearchParams): string => (query.get("key") ?? "").slice(0, linkKeyMax);
