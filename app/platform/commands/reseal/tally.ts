/** The work that a run has done, and the work that is left. */
export type Tally = {
  moved: number;
  /** Values under an older secret that can be moved. */
  left: number;
  /** Hashes whose text is stored nowhere any more: they cannot be made again, and find nothing. */
  withoutText: number;
  /** The values that cannot be moved, by table and column: never their content. */
  problems: Map<string, { count: number; reason: ResealProblem }>;
};

/** Why a value cannot be moved. */
export type ResealProblem = "cannot be opened" | "is taken by another row";

/** A tally of nothing. */
export const newTally = (): Tally => ({ moved: 0, left: 0, withoutText: 0, problems: new Map() });

/** Notes that a value cannot be moved. */
export function addProblem(
  { problems }: Tally,
  { table, column }: { table: string; column: string },
  reason: ResealProblem,
) {
  const name = `${table}.${column}`;
  problems.set(name, { count: (problems.get(name)?.count ?? 0) + 1, reason });
}
