/** The maximum lengths of texts, in characters. */
export const lengths = { code: 60, name: 200, address: 300, email: 254, url: 300, scope: 4000 } as const;
