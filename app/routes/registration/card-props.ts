import type { SectionContext } from "~/rules/section";
import type { CardOutcome } from "./answer-comment.server";
import type { CommentedTab, Comparison } from "./comparisons.server";

/** The content of the card of a comment. */
export type CardProps = Comparison & {
  /** The place of the comment, from 1. */
  place: number;
  tab: CommentedTab | undefined;
  context: SectionContext;
  registrationId: string;
  country: string;
  /** Whether it is the first open comment. */
  isNext: boolean;
  /** Whether it is open for editing although it has been dealt with. */
  isOpen: boolean;
  /** Whether its reason is being written. */
  isKeeping: boolean;
  isSaving: boolean;
  /** The reason why it could not be saved. */
  outcome: CardOutcome | undefined;
};
