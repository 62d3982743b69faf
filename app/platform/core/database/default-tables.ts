/** The table of migration 058. */
export type DefaultTables = {
  /** A row that a release fills, in whichever state the company has it. */
  seed_row: {
    table_name: string;
    /** The values of its key, separated by slashes. */
    row_key: string;
    /** How the release that was last started fills it, as JSON. */
    default_json: string;
    /** The columns whose default waits for a decision of the company, as JSON. Null if none does. */
    offered_json: string | null;
  };
};
