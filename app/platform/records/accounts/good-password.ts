import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import type { Core } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import { passwordFindings } from "~/rules/password";

/** How many guesses a password takes at least, as a power of ten: the best rating of the estimate begins there. */
const leastGuesses = 10;

/** Some 49,000 passwords and 8,000 words from published lists, on the server only: no browser loads them. */
const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Refuses a new password (400, `password.*`): by the rules that the form knows too, and one that guessers try first. `account`
 * is the name its owner signs in with.
 */
export function requireGoodPassword(core: Pick<Core, "config">, account: string, password: string): void {
  const [finding] = passwordFindings(password, account);
  if (finding) refuse("invalid", finding.code, { params: finding.params });
  if (isCommonPassword(core, password, account)) refuse("invalid", "password.common");
}

/**
 * Whether an attacker would try a password early: it is on the lists of common passwords, or made of such words, of adjacent
 * keys, repetitions, sequences and years. The names of the manufacturer and of the account count as known words.
 */
function isCommonPassword({ config }: Pick<Core, "config">, password: string, account: string): boolean {
  const brands = [config.brandName.zh, config.brandName.en];
  const known = [...brands, account, ...(account.split("@")[0] ?? "").split(/[._-]/)].flatMap(wordsOf);
  return estimate.check(password, known).guessesLog10 < leastGuesses;
}

/** A name, the same without spaces, and each of its words. */
const wordsOf = (name: string): string[] =>
  [name, name.replaceAll(/\s/g, ""), ...name.split(/\s+/)].filter((word) => word.length > 1);
