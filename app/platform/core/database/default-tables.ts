/** The table of migration 058. */
export type DefaultTables = {
  /** A row filled by a release, regardless of the company's changes to it. */
  seed_row: {
    table_name: string;
    /** The values of its key, separated by slashes. */
    row_key: string;
    /** The values from the last started release, as JSON. */
    default_json: string;
    /** The columns whose default is waiting for a decision of the company, as JSON. Null if there are none. */
    offered_json: string | null;
  };
};
