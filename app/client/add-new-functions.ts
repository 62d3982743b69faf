/** Functions that `new-functions` adds: a script for the browser may use these and no newer ones (docs/browsers.md). */
const isNew = () =>
  "toSorted" in Array.prototype &&
  "with" in Array.prototype &&
  "any" in AbortSignal &&
  "canParse" in URL &&
  "parse" in URL;

/** Gives an old browser the functions that our scripts use and it lacks; others load nothing. */
export async function addNewFunctions(): Promise<void> {
  if (!isNew()) await import("./new-functions");
}
