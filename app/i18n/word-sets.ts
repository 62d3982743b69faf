/**
 * A set of texts for the browser: the one for every page, which includes the wizard's, or an additional one for some
 * pages.
 */
export type WordSet = "every-page" | "visitors" | "signed-in" | "importing" | "colleagues";

/**
 * The routes whose pages show additional texts, by route id. The build fails if an id is missing
 * (scripts/page-words.mjs).
 */
const readers: Readonly<Record<string, readonly WordSet[]>> = {
  "routes/public-layout": ["visitors"],
  "routes/sign-in/sign-in-layout": ["visitors"],
  "routes/registration/returned": ["visitors"],
  "routes/registration/colleagues": ["visitors", "colleagues"],
  "routes/registration/part": ["colleagues"],
  "routes/colleague/colleague": ["colleagues"],
  "routes/import/registration-import": ["importing"],
  "routes/workspace/workspace": ["visitors", "signed-in", "importing"],
  "routes/errors/403": ["signed-in", "colleagues"],
};

/** The sets of texts that a page with these routes needs. */
export const wordSetsOf = (routeIds: readonly string[]): WordSet[] => [
  ...new Set<WordSet>(["every-page", ...routeIds.flatMap((id) => readers[id] ?? [])]),
];
