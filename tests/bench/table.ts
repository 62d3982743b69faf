/**
 * The format of a figure. Script sizes are in thousands of bytes, like the build's budgets; memory is as the system
 * reports it.
 */
const units = {
  ms: (value: number) => `${value.toFixed(1)} ms`,
  kilobytes: (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`,
  megabytes: (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`,
};

export type BenchLine = {
  what: string;
  ours: number;
  unit: keyof typeof units;
  /** The baseline. With one, goals are ratios to it; without, they are in the unit of the row. */
  against?: { what: string; value: number };
  /** The hard limit and the goal. A row without them is for comparison only. */
  goal?: number;
  stretch?: number;
};

const heading = ["row", "ours", "held against", "", "ratio", "goal", "stretch", ""];

/** Prints the rows as one table. A figure over its goal is marked but does not fail the run. */
export function print(rows: readonly BenchLine[]): void {
  const lines = [heading, ...rows.map(toCells)];
  const widths = heading.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  for (const line of lines)
    process.stdout.write(
      `${line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd()}\n`,
    );
}

function toCells(row: BenchLine): string[] {
  const { what, ours, unit, against } = row;
  const show = units[unit];
  return [
    what,
    show(ours),
    against?.what ?? "",
    against ? show(against.value) : "",
    against ? (ours / against.value).toFixed(2) : "",
    limitOf(row, row.goal),
    limitOf(row, row.stretch),
    verdictOn(row),
  ];
}

function limitOf({ unit, against }: BenchLine, limit?: number): string {
  if (limit === undefined) return "";
  return `≤ ${against ? Number(limit.toFixed(2)) : units[unit](limit)}`;
}

function verdictOn({ ours, against, goal, stretch }: BenchLine): string {
  const measured = against ? ours / against.value : ours;
  if (goal !== undefined && !(measured <= goal)) return "OVER GOAL";
  if (stretch !== undefined && measured <= stretch) return "stretch met";
  return goal === undefined ? "" : "goal met";
}
