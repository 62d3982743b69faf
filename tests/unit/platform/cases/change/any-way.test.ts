import { fc } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { openSetup } from "../../../../support/change-setup";
import { anyWay } from "../../../../support/change-model";
import { atFirst } from "../../../../support/change-witness";
import { engines } from "../../../../support/platform";

/** The number of sequences over all engines together; for a long run, set `CHANGE_SEQUENCES=10000`. */
const sequences = Number(process.env.CHANGE_SEQUENCES ?? 120);
const longest = 12;
/** Printed so that a run can be repeated with `CHANGE_SEED=…`. */
const seed = Number(process.env.CHANGE_SEED ?? Date.now() % 2 ** 31);
/** Most sequences run on the embedded database, which is faster; the rules are the same. */
const shares = [0.8, 0.2];
/** While one part waits for a database or a password hash, the other continues. Their seeds are consecutive. */
const sideBySide = [0, 1];

describe.each(engines.map((engine, at) => ({ engine, name: engine.name, share: shares[at] ?? 0 })))(
  "on $name",
  ({ engine, name, share }) => {
    test(
      "no bank account takes effect unless two untainted people approve it, on screens that show it, after reaching a previously known number",
      async () => {
        process.stdout.write(`Changes of bank details on ${name}: seed ${seed}\n`);
        let inForce = 0;
        const property = fc.asyncProperty(anyWay(longest), async (moves) => {
          const setup = await openSetup(engine);
          const { real } = setup;
          try {
            const witness = atFirst(await real.onFile());
            await fc.asyncModelRun(() => ({ model: witness, real }), moves);
            inForce += witness.inForce;
          } finally {
            await setup.close();
          }
        });
        const numRuns = Math.ceil(sequences * (engines.length === 1 ? 1 : share));
        const eachRuns = Math.ceil(numRuns / sideBySide.length);
        await Promise.all(
          sideBySide.map((part) => fc.assert(property, { numRuns: eachRuns, seed: seed + part, endOnFailure: true })),
        );
        process.stdout.write(`${eachRuns * sideBySide.length} sequences, ${inForce} accounts took effect\n`);
        expect(inForce).toBeGreaterThan(0);
      },
      // A limit for a hang, not for the work: ten thousand sequences take hours.
      12 * 3600_000,
    );
  },
);
