import crypto, { type Argon2Parameters, type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

type Costs = { argon2?: Argon2Parameters; scrypt?: ScryptOptions };
const shared = globalThis as { hashingCosts?: Costs };

/**
 * The cost of hashing that the portal last requested. The tests use a fraction of it: hashing would take a quarter of their
 * time.
 */
export const costs = (shared.hashingCosts ??= pass());

/** Each test file loads this module again, in a process that has been prepared once. */
function pass(): Costs {
  const heard: Costs = {};
  const { argon2, scrypt } = crypto;
  crypto.argon2 = (algorithm, cost, done) => {
    heard.argon2 = cost;
    argon2(algorithm, { ...cost, memory: 8 * cost.parallelism, passes: 1 }, done);
  };
  crypto.scrypt = ((...[password, salt, length, cost, done]: Parameters<typeof crypto.scrypt>) => {
    heard.scrypt = cost as ScryptOptions;
    scrypt(password, salt, length, { ...(cost as ScryptOptions), N: 2 }, done);
  }) as typeof scrypt;
  syncBuiltinESMExports();
  return heard;
}
