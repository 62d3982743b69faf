import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/**
 * The minimum number of guesses for a password, as a power of ten, which is the threshold of the estimator's best
 * rating.
 */
const leastGuesses = 10;

/** Some 49,000 passwords and 8,000 words from published lists, on the server only: no browser loads them. */
const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Whether an attacker would try a password early: it is on the lists of common passwords, or made of such words, of adjacent
 * keys, repetitions, sequences and years. `names` count as known words.
 */
export function isCommonPassword(password: string, names: readonly string[]): boolean {
  return estimate.check(password, names.flatMap(wordsOf)).guessesLog10 < leastGuesses;
}

/** A name, the same without spaces, and each of its words. */
const wordsOf = (name: string): string[] =>
  [name, name.replaceAll(/\s/g, ""), ...name.split(/\s+/)].filter((word) => word.length > 1);
