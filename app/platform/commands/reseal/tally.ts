/** The results of a run, and the remaining work. */
export type Tally = {
  moved: number;
  /** Values under an older secret that can be moved. */
  left: number;
  /** Hashes whose text is no longer stored. They cannot be recomputed, and match nothing. */
  withoutText: number;
  /** The values that cannot be moved, by table and column: never their content. */
  problems: Map<string, { count: number; reason: ResealProblem }>;
};

/** The reason why a value cannot be moved. */
export type ResealProblem = "cannot be opened" | "is taken by another row";

/** An empty tally. */
export const newTally = (): Tally => ({ moved: 0, left: 0, withoutText: 0, problems: new Map() });

/** Records that a value cannot be moved. */
export function addProblem(
  { problems }: Tally,
  { table, column }: { table: string; column: string },
  reason: ResealProblem,
) {
  const name = `${table}.${column}`;
  problems.set(name, { count: (problems.get(name)?.count ?? 0) + 1, reason });
}
