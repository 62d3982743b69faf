import type { ConversationSide } from "~/rules/conversation/sides";
import type { SectionId } from "~/rules/registration/section-ids";

/** The tables of migration 078. */
export type ConversationTables = {
  /** A message between a supplier and purchasing; `text_sealed` opens to its text. */
  question: {
    registration_id: string;
    /** Its number in the conversation, from 1 on. */
    place: number;
    side: ConversationSide;
    /** Null: the registrant, who has no account yet. */
    account_id: string | null;
    section_id: SectionId | null;
    field: string | null;
    text_sealed: string;
    at: string;
  };
  /** Up to which place a reader has read: an account of purchasing, or `supplier` for the whole company. */
  question_read: { registration_id: string; reader: string; place: number };
};
