import type { z } from "zod";
import type { people } from "~/contract";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import { requireColleague } from "~/platform/records/teamwork/reviewers";
import type { ActorContext } from "~/platform/cases/handler";
import { barAccount, readmitAccount } from "./bar-account";
import { signOutAccount } from "./sign-out-account";
import { renameAccount } from "./rename-account";
import { requireStaff } from "./show-staff";
import { unlockAccount } from "./unlock-account";

type Done = Record<string, never>;
const done: Done = {};

/**
 * Deactivates a person's account and reassigns their reviews. Refusals: `people.self` (403), `people.unknown`,
 * `assignment.unknownColleague` (404), `people.barredAlready` (409).
 */
export async function bar(
  core: Core,
  { accountId, handOverTo }: z.output<typeof people.bar.input>,
  { actor }: ActorContext,
): Promise<Done> {
  if (accountId === actor.accountId) refuse("forbidden", "people.self");
  await requireStaff(core, accountId);
  if (handOverTo !== null) await requireColleague(core, actor.tenantId, handOverTo);
  if (handOverTo === accountId) refuse("unknown", "assignment.unknownColleague");
  if (!(await barAccount(core, { accountId, byId: actor.accountId, handOverTo })))
    refuse("conflict", "people.barredAlready");
  core.emailWaits();
  return done;
}

/** Lets a person sign in again. Refusals: `people.unknown` (404), `people.notBarred` (409). */
export async function readmit(core: Core, accountId: string, { actor }: ActorContext): Promise<Done> {
  await requireStaff(core, accountId);
  if (!(await readmitAccount(core, { accountId, byId: actor.accountId }))) refuse("conflict", "people.notBarred");
  return done;
}

/** Signs a person out everywhere. Refusal: `people.unknown` (404). */
export async function signOutPerson(core: Core, accountId: string, { actor }: ActorContext): Promise<Done> {
  await requireStaff(core, accountId);
  await signOutAccount(core, { accountId, byId: actor.accountId });
  return done;
}

/** Clears the attempts and codes counted against a person. Refusal: `people.unknown` (404). */
export async function unlock(core: Core, accountId: string, { actor }: ActorContext): Promise<Done> {
  await requireStaff(core, accountId);
  await unlockAccount(core, { accountId, byId: actor.accountId });
  return done;
}

/** Corrects a person's name. Refusals: `people.unknown` (404), `people.outdated` (409). */
export async function changeName(
  core: Core,
  { accountId, userName, before }: z.output<typeof people.rename.input>,
  { actor }: ActorContext,
): Promise<Done> {
  await requireStaff(core, accountId);
  if (!(await renameAccount(core, { accountId, byId: actor.accountId, userName, before })))
    refuse("conflict", "people.outdated");
  return done;
}
