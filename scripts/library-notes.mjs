const unheard = new Set(["INVALID_ANNOTATION", "MODULE_LEVEL_DIRECTIVE"]);

/** Passes on what Rollup says, but for comments of zod's that it takes for misplaced annotations and Mantine's marks for a framework that we do not use. */
export const onLog = (level, log, tell) => (unheard.has(log.code) ? undefined : tell(level, log));
