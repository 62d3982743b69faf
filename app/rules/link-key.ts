/** Characters of the secret in a link of an email, at most: a longer one leads to nothing. */
export const linkKeyMax = 100;

/** The secret in the query of the link that led here; log lines contain no query. Empty if there is none. */
export const readLinkKey = (query: URLSearchParams): string => (query.get("key") ?? "").slice(0, linkKeyMax);
