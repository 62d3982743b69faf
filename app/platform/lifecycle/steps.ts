import { refuse } from "~/platform/ground/base/refuse";
import type { Core } from "~/platform/ground/core";
import type { Db, Tables } from "~/platform/ground/database/schema";
import { requireCertification } from "~/platform/records/certification";
import { listUnopened } from "~/platform/records/files/unopened";
import type { Move, MovedRegistration } from "~/platform/records/onboarding/move";
import { fileRevision } from "~/platform/records/onboarding/yearly-review";
import { requireSeen } from "~/platform/records/onboarding/version";
import { readDraft } from "~/platform/records/registrations/draft";
import { isDuplicate } from "~/platform/records/registrations/duplicates";
import { requireNoHit } from "~/platform/records/risk/hits";
import type { Event } from "~/rules/onboarding/transitions";
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
  // From now on it is qualified for what it registered with.
  introductionEnded: {
    write: (_core, _trx, { categories }) => Promise.resolve({ qualified_categories: categories ?? "" }),
  },
  startYearlyReview: {},
  confirmFile: { guard: requireShownFile },
  proposeBlock: { guard: requireSeenFile },
  block: { guard: requireSeenFile },
  dropBlock: { guard: requireSeenFile },
  proposeReinstatement: { guard: requireSeenFile },
  reinstate: { guard: requireReinstatable },
  keepBlocked: { guard: requireSeenFile },
  retire: { guard: requireSeenFile },
};

/** A decision is made on what the reviewer had on the screen. */
async function requireSeenFile(core: Core, trx: Db, row: Row, { by }: Move) {
  if (by.kind === "purchasing") await requireSeen(core, trx, row, by.version);
}

/**
 * A company that may be on a sanctions list is not approved before a reviewer has decided. A second registration of a
 * company, and one with files that no one could open, is approved with a note that says why.
 */
async function requireApprovable(core: Core, trx: Db, row: Row, move: Move) {
  await requireSeenFile(core, trx, row, move);
  await requireNoHit(trx, row.id);
  if (move.note) return;
  const unopened = await listUnopened(core, trx, row.id, move.now);
  if (unopened.length > 0) refuse("unacceptable", "onboarding.unopenedNote", { files: unopened });
  if (row.state === "preliminaryReview" && (await isDuplicate(trx, row.id)))
    refuse("unacceptable", "onboarding.duplicateNote");
}

/** A company that may be on a sanctions list does not come back before a reviewer has decided. */
async function requireReinstatable(core: Core, trx: Db, row: Row, move: Move) {
  await requireSeenFile(core, trx, row, move);
  await requireNoHit(trx, row.id);
}

/** A supplier confirms the file that was on its screen. */
async function requireShownFile(core: Core, trx: Db, { id }: Row, { by }: Move) {
  if (by.kind !== "supplier") return;
  if (by.revision !== fileRevision(await readDraft(core, trx, id))) refuse("conflict", "company.outdated");
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
