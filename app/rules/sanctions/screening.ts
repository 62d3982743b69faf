import * as z from "zod/mini";
import { lengths } from "../limits/lengths";

/** The publishers of the sanctions lists used for screening. */
export const listSources = ["ofacSdn", "ofacConsolidated", "un", "eu", "uk"] as const;
export type ListSource = (typeof listSources)[number];

export const sanctionEntryKinds = ["entity", "individual"] as const;
export type EntryKind = (typeof sanctionEntryKinds)[number];

/**
 * The facts of a list entry that distinguish it from another. A weak alias is one that the list itself marks as
 * low-quality.
 */
export type SanctionEntry = {
  reference: string;
  kind: EntryKind;
  names: { name: string; isWeak: boolean }[];
  countries: string[];
  addresses: string[];
  ids: string[];
  /** Days or years of birth. */
  births: string[];
};

/** The parts of a registration that are screened. */
export const subjects = ["companyName", "companyEnglishName", "legalRepresentative", "shareholder"] as const;
export type Subject = (typeof subjects)[number];

/** `open`: a reviewer has to decide; `gone`: decided, and no longer on the list or among the answers. */
export const hitStates = ["open", "notSame", "same", "gone"] as const;
export type HitState = (typeof hitStates)[number];
export const hitVerdicts = ["notSame", "same"] as const;
export type HitVerdict = (typeof hitVerdicts)[number];

/** The decision on a match as entered: nothing is preselected, and a reason is required. */
export const verdictForm = z.object({
  verdict: z.enum(hitVerdicts),
  reason: z.string().check(z.trim(), z.minLength(1, "field.required"), z.maxLength(lengths.scope)),
});

/**
 * The minimum similarity, of 1, at which a name is shown. It is higher for people, whose names are shorter and more
 * often similar.
 */
export const closeFrom: Record<EntryKind, number> = { entity: 0.92, individual: 0.96 };
/** Shorter keys are compared as a whole, because too many short keys are similar. */
export const closeMinLength = 6;
/** The minimum ratio of the lengths of two similar keys. */
export const closeMinShare = 0.6;
/** The number of letters at the start and end of a key that are compared to find candidates. */
export const headLength = 4;
export const tailLength = 5;

/** Whether a list lost more than a fifth of its entries, which indicates a truncated file. */
export const hasShrunk = (before: number, now: number): boolean => now < before * 0.8;

/** The results of comparing an answer with the corresponding part of an entry. */
export const comparisons = ["same", "differs", "unknown"] as const;
export type NameComparison = (typeof comparisons)[number];

/** Compares texts of the same kind: equal if one of ours is one of theirs, unknown if either side has none. */
export function compareFacts(ours: readonly string[], theirs: readonly string[]): NameComparison {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  const [own, other] = [ours, theirs].map((texts) => texts.map(plain).filter((text) => text !== ""));
  if (!own?.length || !other?.length) return "unknown";
  return own.some((one) => other.includes(one)) ? "same" : "differs";
}
