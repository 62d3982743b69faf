import { fc } from "@fast-check/vitest";

/**
 * Property tests try the same values at every run, so a commit that passed once passes again. `PROPERTY_SEED=7 npm test -- unit`
 * tries others, and `PROPERTY_RUNS=5000` more of them.
 */
const { PROPERTY_SEED = "1", PROPERTY_RUNS } = process.env;
fc.configureGlobal({
  seed: Number(PROPERTY_SEED),
  ...(PROPERTY_RUNS === undefined ? {} : { numRuns: Number(PROPERTY_RUNS) }),
});
