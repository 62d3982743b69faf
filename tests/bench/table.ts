export type Row = {
  what: string;
  ours: string;
  against: string;
  ratio: number;
  budget?: { most?: number; least?: number };
};

/** Prints the rows, each with its budget; a miss is marked but never fatal. */
export function print(rows: Row[]): void {
  const cells = rows.map(({ what, ours, against, ratio, budget }) => [
    what,
    ours,
    against,
    ratio.toFixed(2),
    budget ? `${budget.most === undefined ? "≥" : "≤"} ${budget.most ?? budget.least}` : "",
    budget && isMissed(ratio, budget) ? "over budget" : "",
  ]);
  const all = [["what", "ours", "against", "ratio", "budget", ""], ...cells];
  const widths = (all[0] ?? []).map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  for (const row of all)
    process.stdout.write(
      `${row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd()}\n`,
    );
}

const isMissed = (ratio: number, { most = Infinity, least = -Infinity }: NonNullable<Row["budget"]>) =>
  !(ratio <= most && ratio >= least);

export const ms = (value: number): string => `${value.toFixed(2)} ms`;
export const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
