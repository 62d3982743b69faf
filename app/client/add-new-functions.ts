/** Functions that `new-functions` adds: a script for the browser may use these and no newer ones (docs/browsers.md). */
const isNew = () =>
  "toSorted" in Array.prototype &&
  "with" in Array.prototype &&
  "any" in AbortSignal &&
  "canParse" in URL &&
  "parse" in URL;

/** Adds the functions that our scripts use to old browsers that lack them. Other browsers load nothing. */
export async function addNewFunctions(): Promise<void> {
  if (!isNew()) await import("./new-functions");
}
