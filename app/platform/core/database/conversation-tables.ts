import type { ConversationSide } from "~/rules/conversation/sides";
import type { SectionId } from "~/rules/registration/section-ids";

/** The tables of migration 078. */
export type ConversationTables = {
  /** A message between a supplier and purchasing; `text_sealed` is its encrypted text. */
  question: {
    registration_id: string;
    /** Its number in the conversation, from 1 on. */
    place: number;
    side: ConversationSide;
    /** Null for the registrant, who does not have an account yet. */
    account_id: string | null;
    section_id: SectionId | null;
    field: string | null;
    text_sealed: string;
    at: string;
  };
  /**
   * The last message that a reader has read. The reader is an account of purchasing, or `supplier` for the whole
   * company.
   */
  question_read: { registration_id: string; reader: string; place: number };
};
