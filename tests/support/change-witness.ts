import { expect } from "vitest";
import type { z } from "zod";
import type { changeReview } from "~/contract";

const hour = 3600;
const day = 24 * hour;

export type Change = z.output<typeof changeReview.one.answer>;

/** The people who decide about a company's bank details; the last one becomes a manager only during the test. */
export const reviewers = ["buyer", "buyer2", "admin", "notenant"] as const;
export type Reviewer = (typeof reviewers)[number];

/** The bank account and the contacts' numbers as the company file has them. */
export type OnFile = { accounts: string[]; numbers: string[] };
/** The state that a witness examines after every move. */
type Place = { onFile(): Promise<OnFile>; now(): number; changes: { bank: string } };

/** The record of an independent witness: approvals with their screens, and the history of numbers on file. */
export type Witness = {
  approvals: { changeId: string; by: Reviewer; at: number; screen: Change; now: Change }[];
  /** Calls in which the supplier confirmed a change. */
  calls: { changeId: string; number: string; at: number }[];
  /** When each account became a reviewer, and through whom; 0 if it always was one. */
  managers: Map<Reviewer, { since: number; givenBy: Reviewer | null }>;
  /** Each number on file, with the instants between which it was on file. */
  numbers: { number: string; from: number; until: number }[];
  proposedAt: Map<string, number>;
  stopped: Set<string>;
  account: string;
  inForce: number;
};

/** Records the numbers on file, and requires that a new bank account in force was approved correctly. */
export async function look(witness: Witness, real: Place): Promise<void> {
  const { accounts, numbers } = await real.onFile();
  const now = real.now();
  for (const entry of witness.numbers)
    if (entry.until === Number.POSITIVE_INFINITY && !numbers.includes(entry.number)) entry.until = now;
  for (const number of numbers)
    if (!witness.numbers.some((one) => one.number === number && one.until === Number.POSITIVE_INFINITY))
      witness.numbers.push({ number, from: now, until: Number.POSITIVE_INFINITY });
  const account = accounts.join();
  if (account === witness.account) return;
  witness.account = account;
  witness.inForce += 1;
  requireRightWay(witness, real.changes.bank, now);
}

/**
 * Requires that two independent managers of at least seven days approved the change on up-to-date screens, after a call to a
 * number on file 30 days before the proposal, and that 48 hours have passed without a stop.
 */
function requireRightWay(witness: Witness, changeId: string, now: number) {
  const approvals = witness.approvals.filter((one) => one.changeId === changeId);
  const people = approvals.map(({ by }) => by);
  expect(new Set(people).size).toBe(2);
  for (const { by, at, screen, now: actual } of approvals) {
    const { since, givenBy } = witness.managers.get(by) ?? { since: at, givenBy: null };
    expect(since === 0 || at - since >= 7 * day * 1000).toBe(true);
    expect(people).not.toContain(givenBy);
    expect(screen).toEqual(actual);
  }
  const last = Math.max(...approvals.map(({ at }) => at));
  expect(now - last).toBeGreaterThanOrEqual(48 * hour * 1000);
  expect(witness.stopped.has(changeId)).toBe(false);

  const proposedAt = witness.proposedAt.get(changeId) ?? 0;
  const known = proposedAt - 30 * day * 1000;
  const isKnown = ({ number }: { number: string }) =>
    witness.numbers.some((one) => one.number === number && one.from <= known && one.until > known);
  const calls = witness.calls.filter((one) => one.changeId === changeId);
  expect(calls.some((call) => isKnown(call) && call.at <= last)).toBe(true);
}

const longAgo = Number.NEGATIVE_INFINITY;

/** The witness before anything is proposed: the numbers on file count as always known. */
export const atFirst = ({ accounts, numbers }: OnFile): Witness => ({
  approvals: [],
  calls: [],
  managers: new Map(reviewers.slice(0, 3).map((by) => [by, { since: 0, givenBy: null }])),
  numbers: numbers.map((number) => ({ number, from: longAgo, until: Number.POSITIVE_INFINITY })),
  proposedAt: new Map(),
  stopped: new Set(),
  account: accounts.join(),
  inForce: 0,
});
