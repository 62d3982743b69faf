import { parseArgs } from "node:util";
import { RefusalError } from "~/platform/core/base/refuse";
import { barAccount, readmitAccount } from "~/platform/cases/staff/bar-account";
import { signOutAccount } from "~/platform/cases/staff/sign-out-account";
import { unlockAccount } from "~/platform/cases/staff/unlock-account";
import { hasReviewers, listReviewerIds } from "~/platform/records/teamwork/reviewers";
import { type AdminCommand, UsageError } from "./command";
import { findPerson } from "./find-person";

/** Blocks a person's account. */
export const barCommand: AdminCommand = {
  usage: "bar name@company.com [--hand-over-to name@company.com]",
  summary:
    "bars a person: ends their sessions, refuses the next sign-in, and hands their open reviews over or back to everyone",
  async run(args, { now, ...core }) {
    const { values, positionals } = parseArgs({
      args,
      options: { "hand-over-to": { type: "string" } },
      allowPositionals: true,
    });
    const { id, userName } = await findPerson(core, positionals);
    const taker = values["hand-over-to"] === undefined ? null : await findPerson(core, [values["hand-over-to"]]);
    if (taker && (taker.id === id || !(await listReviewerIds(core.db)).has(taker.id)))
      throw new UsageError(`${taker.userName} cannot take the reviews over.`);
    const change = { accountId: id, byId: null, handOverTo: taker?.id };
    const isDone = await barAccount({ ...core, now: () => now }, change);
    if (!isDone) return { isDone, lines: [`${userName} is barred already.`] };
    const isReviewed = await hasReviewers(core.db);
    const reviews = taker ? `now with ${taker.userName}` : "unassigned";
    return {
      isDone,
      lines: [
        `${userName} is barred. Their sessions have ended, and their open reviews are ${reviews}.`,
        ...(isReviewed ? [] : ["No account can review registrations now."]),
      ],
    };
  },
};

/** Unblocks a person's account. */
export const readmitCommand: AdminCommand = {
  usage: "readmit name@company.com",
  summary: "lets a barred person sign in again",
  async run(args, { now, ...core }) {
    const { id, userName } = await findPerson(core, args);
    try {
      const isDone = await readmitAccount({ ...core, now: () => now }, { accountId: id, byId: null });
      return { isDone, lines: [isDone ? `${userName} can sign in again.` : `${userName} is not barred.`] };
    } catch (error) {
      if (!(error instanceof RefusalError && error.code === "buyer.ended")) throw error;
      return { isDone: false, lines: [`The buying company of ${userName} has ended. Reopen it first.`] };
    }
  },
};

/** Ends all sessions of a person. */
export const endPersonSessions: AdminCommand = {
  usage: "end-sessions name@company.com",
  summary: "signs a person out in every browser",
  async run(args, { now, ...core }) {
    const { id, userName } = await findPerson(core, args);
    await signOutAccount({ ...core, now: () => now }, { accountId: id, byId: null });
    return { isDone: true, lines: [`${userName} is signed out everywhere.`] };
  },
};

/** Lifts the sign-in limit of a person after too many attempts. */
export const unlockPerson: AdminCommand = {
  usage: "unlock name@company.com",
  summary: "forgets the passwords and codes that were tried or requested for a person",
  async run(args, { now, ...core }) {
    const { id, userName } = await findPerson(core, args);
    await unlockAccount({ ...core, now: () => now }, { accountId: id, byId: null });
    return { isDone: true, lines: [`${userName} can try again now.`] };
  },
};
