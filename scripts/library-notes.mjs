const silent = new Set(["INVALID_ANNOTATION", "MODULE_LEVEL_DIRECTIVE"]);

/**
 * Forwards Rollup's warnings, except those about comments of zod that it takes for misplaced annotations, and Mantine's
 * directives for a framework that we do not use.
 */
export const onLog = (level, log, print) => (silent.has(log.code) ? undefined : print(level, log));
