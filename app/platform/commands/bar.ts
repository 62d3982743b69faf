import { barAccount, endAccountSessions, readmitAccount } from "~/platform/cases/staff/bar-account";
import { hasReviewers } from "~/platform/records/teamwork/reviewers";
import { type AdminCommand, operator } from "./command";
import { findPerson } from "./find-person";

/** Keeps a person out from now on. */
export const bar: AdminCommand = {
  usage: "bar name@company.com",
  summary: "bars a person: ends their sessions, refuses the next sign-in, and returns their open reviews to the queue",
  async run(args, { now, ...ground }) {
    const { id, userName } = await findPerson(ground, args);
    const isDone = await barAccount({ ...ground, now: () => now }, { accountId: id, by: operator });
    if (!isDone) return { isDone, lines: [`${userName} is barred already.`] };
    const isReviewed = await hasReviewers(ground.db);
    return {
      isDone,
      lines: [
        `${userName} is barred. Their sessions have ended, and their open reviews are unassigned.`,
        ...(isReviewed ? [] : ["No account can review registrations now."]),
      ],
    };
  },
};

/** Lets a barred person in again. */
export const readmit: AdminCommand = {
  usage: "readmit name@company.com",
  summary: "lets a barred person sign in again",
  async run(args, { now, ...ground }) {
    const { id, userName } = await findPerson(ground, args);
    const isDone = await readmitAccount({ ...ground, now: () => now }, { accountId: id, by: operator });
    return { isDone, lines: [isDone ? `${userName} can sign in again.` : `${userName} is not barred.`] };
  },
};

/** Signs a person out everywhere. */
export const endPersonSessions: AdminCommand = {
  usage: "end-sessions name@company.com",
  summary: "signs a person out in every browser",
  async run(args, { now, ...ground }) {
    const { id, userName } = await findPerson(ground, args);
    await endAccountSessions({ ...ground, now: () => now }, { accountId: id, by: operator });
    return { isDone: true, lines: [`${userName} is signed out everywhere.`] };
  },
};
