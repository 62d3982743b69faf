/** The built portal, and how Node runs it: what `npm start` serves, and the benchmark measures. */
export const portalProgram = "build/portal/server.js";
export const portalFlags = ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=8"];
/** Fewer heaps of the C library: memory that pictures took is given back rather than kept for each thread. */
export const portalEnvironment = { MALLOC_ARENA_MAX: "2" };
