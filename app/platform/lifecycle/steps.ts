import { refuse } from "~/platform/ground/base/refuse";
import type { Core } from "~/platform/ground/core";
import type { Db, Tables } from "~/platform/ground/database/schema";
import { requireCertification } from "~/platform/records/certification";
import type { Move, MovedRegistration } from "~/platform/records/onboarding/move";
import { requireSeen } from "~/platform/records/onboarding/version";
import { isDuplicate } from "~/platform/records/registrations/duplicates";
import type { Event } from "~/rules/onboarding/stages";
import { requireComplete, writeSubmission } from "./submission";

type Row = Tables["registration"];
type Step = {
  /** Refuses the step while something is missing or has changed; writes nothing. */
  guard?: (core: Core, trx: Db, row: Row, move: Move) => Promise<void>;
  /** Writes what the event brings besides the new state, and gives the columns of the registration that it sets. */
  write?: (core: Core, trx: Db, plannedMove: MovedRegistration, now: Date) => Promise<Partial<Row>>;
};

/** What each event of the transition table takes and writes; what follows from every step is in `follow.ts`. */
export const steps: Record<Event, Step> = {
  submit: { guard: requireComplete, write: writeSubmission },
  withdraw: {},
  return: { guard: requireSeenFile },
  refuse: { guard: requireSeenFile },
  approve: { guard: requireApprovable },
  accept: { guard: requireSeenFile },
  startCertification: { guard: requireSeenFile },
  handIn: { guard: requireCertified },
  reopen: { guard: requireReopenable },
  introductionEnded: {},
};

/** A decision is made on what the reviewer had on the screen. */
async function requireSeenFile(core: Core, trx: Db, row: Row, { by }: Move) {
  if (by.kind === "purchasing") await requireSeen(core, trx, row, by.version);
}

/** A second registration of a company is approved with a note that says why. */
async function requireApprovable(core: Core, trx: Db, row: Row, move: Move) {
  await requireSeenFile(core, trx, row, move);
  if (row.state !== "preliminaryReview" || move.note) return;
  if (await isDuplicate(trx, row.id)) refuse("unacceptable", "onboarding.duplicateNote");
}

async function requireCertified(core: Core, trx: Db, { id }: Row, { by, now }: Move) {
  if (by.kind === "supplier") await requireCertification(core, trx, id, by.revision, now);
}

/** A registrant who has started another registration continues with that one. */
async function requireReopenable(core: Core, trx: Db, row: Row, move: Move) {
  await requireSeenFile(core, trx, row, move);
  const other = await trx
    .selectFrom("registration")
    .select("id")
    .where("open_key", "=", row.email_hash)
    .executeTakeFirst();
  if (other) refuse("conflict", "onboarding.startedAgain");
}
