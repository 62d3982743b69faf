/** The maximum length of the secret in an emailed link; longer ones are ignored. */
export const linkKeyMax = 100;

/** The secret in the query of the current address, or "". Log lines contain no query. */
export const readLinkKey = (query: URLSearchParams): string => (query.get("key") ?? "").slice(0, linkKeyMax);
