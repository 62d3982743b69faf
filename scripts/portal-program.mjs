/** The built portal with its Node options, for `npm start` and the benchmarks. */
export const portalProgram = "build/portal/server.js";
export const portalFlags = ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=8"];
/** Fewer heaps of the C library, so that memory used for pictures is released rather than kept for each thread. */
export const portalEnvironment = { MALLOC_ARENA_MAX: "2" };
