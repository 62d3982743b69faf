import { fc } from "@fast-check/vitest";

/**
 * Property tests use the same values in every run, so that results are reproducible. `PROPERTY_SEED=7 npm test -- unit`
 * uses others, and `PROPERTY_RUNS=5000` more of them.
 */
const { PROPERTY_SEED = "1", PROPERTY_RUNS } = process.env;
fc.configureGlobal({
  seed: Number(PROPERTY_SEED),
  ...(PROPERTY_RUNS === undefined ? {} : { numRuns: Number(PROPERTY_RUNS) }),
});
