import type { BrokenRows } from "~/platform/core/audit";
import type { Head } from "./head";
import type { Verification } from "./verify";

type Heads = NonNullable<Verification["heads"]>;

/** The report on a check of the log, line by line for an operator, and whether the log is proved to be whole. */
export function toReport({ chain, heads }: Verification): { lines: string[]; isWhole: boolean } {
  const problems = [...chainProblems(chain), ...headProblems(chain, heads)];
  const lines = [
    chain.rows === 0 ? "The log has no rows." : `The log has ${rows(chain.rows)}${span(chain)}.`,
    ...(heads ? headFacts(heads) : []),
    ...notes(chain, heads),
    ...problems.map((problem) => `PROBLEM: ${problem}`),
    problems.length === 0
      ? "The log is whole: every row is as it was recorded, and every head agrees with it."
      : "The log is NOT proved to be whole.",
  ];
  return { lines, isWhole: problems.length === 0 };
}

/** The report for an operator if the check could not be made. */
export const toReportFailure = ({ name, message }: Error): string =>
  `The audit log could not be checked: ${message || name}`;

function chainProblems({ broken, brokenCount }: Verification["chain"]): string[] {
  const problems = broken.map(toProblem);
  const more = brokenCount - broken.length;
  const [first] = broken;
  return [
    ...problems,
    ...(more > 0 ? [`${figure(more)} more places like these.`] : []),
    // With another secret no link can be checked, and every row looks changed.
    ...(first?.problem === "altered" && first.from === 1
      ? ["Row 1 is among them: give SESSION_SECRET as the portal has it, with all its old secrets, and check again."]
      : []),
  ];
}

function toProblem({ from, to, eventId, problem }: BrokenRows): string {
  const what = problem === "altered" ? "changed after being recorded" : "removed from the log";
  if (from !== to) return `Rows ${figure(from)} to ${figure(to)} were ${what}.`;
  return `Row ${figure(from)} was ${what}${problem === "altered" ? ` (id ${eventId})` : ""}.`;
}

function headProblems(chain: Verification["chain"], heads: Verification["heads"]): string[] {
  if (!heads)
    return [
      "No heads can be read, so nothing outside the database proves the log. Set AUDIT_HEADS_URL, or give a file of collected lines: --heads FILE.",
    ];
  const { count, place, differing, beyond, lost, stamps } = heads;
  if (count === 0 && chain.rows > 0 && lost.count === 0)
    return [`There is no head at ${place}, and the database knows of none: none was ever written there.`];
  return [
    ...(differing ? [rewritten(differing, heads.agreeing)] : []),
    ...(beyond ? [cut(beyond, chain.rows)] : []),
    ...(lost.count > 0
      ? [
          `Heads are gone from ${place}: the database says that ${figure(lost.count)} more were written there, the newest over ${rows(lost.newestRows)}.`,
        ]
      : []),
    ...stamps.bad.map(({ head, why }) => `The timestamp of the head over ${rows(head.rows)} is wrong: ${why}.`),
  ];
}

const rewritten = (differing: Head, agreeing: Head | null) =>
  agreeing && agreeing.rows < differing.rows
    ? `Rows were replaced, and the chain was made again: the head over ${toName(differing)} does not agree. The log is as it was up to row ${figure(agreeing.rows)}; look at rows ${figure(agreeing.rows + 1)} to ${figure(differing.rows)}.`
    : `Rows were replaced, and the chain was made again: the head over ${toName(differing)} does not agree, nor does one before it.`;

function cut({ rows: rowsThen, ...head }: Head, rowsNow: number): string {
  const missing = rowsThen - rowsNow;
  const what = missing === 1 ? "The newest row was removed" : `The newest ${figure(missing)} rows were removed`;
  return `${what}: a head of ${head.at} counts ${rows(rowsThen)} up to ${head.lastAt}, and the log has ${figure(rowsNow)}.`;
}

function headFacts({ place, count, newest, unreadable, stamps }: Heads): string[] {
  return [
    `Heads at ${place}: ${figure(count)}${newest ? `, the newest over ${toName(newest)}` : ""}.`,
    ...(stamps.newest
      ? [
          `With a timestamp: ${figure(stamps.count)}, the newest of ${stamps.newest.at.toISOString()} by ${stamps.newest.by}.`,
        ]
      : []),
    ...(unreadable > 0 ? [`Lines that should be heads and cannot be read: ${figure(unreadable)}.`] : []),
  ];
}

/** Rows not yet covered by a head, for which the check proves nothing either way. */
function notes({ rows: rowsNow, unlinked }: Verification["chain"], heads: Verification["heads"]): string[] {
  const proved = heads?.newest?.rows ?? 0;
  return [
    ...(heads?.newest && rowsNow > proved
      ? [
          `Rows ${figure(proved + 1)} to ${figure(rowsNow)} are newer than the newest head. They fit the chain, but no head was written for them yet: if rows after them were removed, no head can tell.`,
        ]
      : []),
    ...(unlinked > 0 ? [`Rows that wait to be linked to the chain: ${figure(unlinked)}.`] : []),
  ];
}

const toName = ({ rows: count, at }: Head) => `${rows(count)} of ${at}`;
const span = ({ firstAt, lastAt }: Verification["chain"]) =>
  firstAt && lastAt ? `, from ${firstAt} to ${lastAt}` : "";
const figure = (count: number) => count.toLocaleString("en");
const rows = (count: number) => (count === 1 ? "1 row" : `${figure(count)} rows`);
