import type { PromisedReview } from "~/rules/onboarding/review-clock";
import type { ReviewStep } from "~/rules/onboarding/review-figures";
import type { DataRequestKind } from "~/rules/retention/data-request";
import type { RetentionRule } from "~/rules/retention/retention-rules";

/** The tables of migration 030. */
export type TimeTables = {
  /** A day on which the company works although China does not, or the other way round. */
  company_day: { day: string; is_working: number; name: string };
  /** The receipt and the end of each review, from which the figures are calculated. Append-only. */
  review_step: {
    id: string;
    registration_id: string;
    review: PromisedReview;
    step: ReviewStep;
    /** The calendar month in China, `YYYY-MM`. */
    month: string;
    /** The person who decided. Null if this is the receipt. */
    account_id: string | null;
    /**
     * Working days from receipt to decision. Null if this is the receipt, or if it was decided before working days were
     * counted.
     */
    working_days: number | null;
    is_late: number | null;
    at: string;
  };
  /** The head of purchasing; without a row the super admins are notified instead. */
  purchasing_head: { account_id: string };
  /** The overdue reviews that people were notified of, once for each due day. */
  escalation: { registration_id: string; due_at: string; account_id: string; at: string };
};

/** The tables of migration 035. */
export type RetentionTables = {
  /** The last run of a retention rule: its time, the number of items removed, and the total since counting started. */
  retention_run: { rule: RetentionRule; at: string; removed: number; total: number; since: string };
  /**
   * A supplier's request and its answer as JSON. The answer contains names of rules and counts, and nothing personal.
   */
  data_request: {
    id: string;
    registration_id: string;
    kind: DataRequestKind;
    /** The calendar day of receipt. */
    received_on: string;
    answer: string;
    answered_by: string;
    answered_at: string;
  };
};
