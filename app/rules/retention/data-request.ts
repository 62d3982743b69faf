import { hasCompanyFile, isEnded, type State } from "~/rules/onboarding/stages";

export const dataRequestKinds = ["access", "deletion"] as const;
/** The kinds of requests a supplier can make: a copy of its data, or its deletion. */
export type DataRequestKind = (typeof dataRequestKinds)[number];

/** The kinds of data that we store about a supplier, in the order in which a response lists them. */
export const dataCategories = ["answers", "files", "history", "consent", "accounts", "auditLog"] as const;
export type DataCategory = (typeof dataCategories)[number];

/** The reasons for keeping data; the locales have a sentence for each. */
export const keepReasons = ["underReview", "supplier", "proof", "account", "noPersonalData"] as const;
type KeepReason = (typeof keepReasons)[number];

/** The facts that determine the answer; `counts` is the amount of data of each kind. */
export type DataFacts = {
  state: State;
  wasSubmitted: boolean;
  counts: Record<DataCategory, number>;
};

/**
 * The data that the supplier receives, the data that is deleted, and the data that must be kept, with the reason. Kinds
 * without data are omitted.
 */
export type DataAnswer = {
  given: DataCategory[];
  deleted: DataCategory[];
  kept: { category: DataCategory; reason: KeepReason }[];
};

/**
 * The answer to a request. A copy contains everything about people or the company. A draft that was never submitted is
 * deleted completely, as are the answers of an ended registration; the rest is evidence of a decision. During a review
 * the supplier has to withdraw first. The file of an active supplier is still needed.
 */
export function toDataAnswer(kind: DataRequestKind, { state, wasSubmitted, counts }: DataFacts): DataAnswer {
  const there = dataCategories.filter((category) => counts[category] > 0);
  if (kind === "access") return { given: there.filter((category) => category !== "auditLog"), deleted: [], kept: [] };
  const answer: DataAnswer = { given: [], deleted: [], kept: [] };
  for (const category of there) {
    const reason = findReason(category, state, wasSubmitted);
    if (reason) answer.kept.push({ category, reason });
    else answer.deleted.push(category);
  }
  return answer;
}

/** The reason why a category must be kept, or null if it is deleted. */
function findReason(category: DataCategory, state: State, wasSubmitted: boolean): KeepReason | null {
  if (category === "auditLog") return "noPersonalData";
  if (category === "accounts") return "account";
  if (state === "filling" && !wasSubmitted) return null;
  if (!isEnded(state)) return hasCompanyFile(state) ? "supplier" : "underReview";
  return category === "answers" || category === "files" ? null : "proof";
}
