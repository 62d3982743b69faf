/** The table of migration 039. */
export type CategoryTables = {
  /** Every change of a supplier's qualified categories. Append-only. */
  category_change: {
    id: string;
    registration_id: string;
    /** The number of the change among this supplier's, from 0. */
    place: number;
    account_id: string;
    /** Codes of `ISP.CATEGORY`, each between spaces. */
    from_codes: string;
    to_codes: string;
    /** The reason given to the supplier. */
    reason_sealed: string;
    at: string;
  };
};
