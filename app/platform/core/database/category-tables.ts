/** The table of migration 039. */
export type CategoryTables = {
  /** Every change of what a supplier is qualified for; rows are only ever added. */
  category_change: {
    id: string;
    registration_id: string;
    /** Which change of this supplier it is, from 0. */
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
