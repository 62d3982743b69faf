import { refuse } from "~/platform/ground/base/refuse";
import type { Core } from "~/platform/ground/core";
import type { Db, Tables } from "~/platform/ground/database/schema";
import { requireCertification } from "~/platform/records/certification";
import type { Move, MovedRegistration, SubmitInput } from "~/platform/records/onboarding/move";
import { requireSeen } from "~/platform/records/onboarding/version";
import { isDuplicate } from "~/platform/records/registrations/duplicates";
import type { Event } from "~/rules/onboarding/stages";
import { chinaDate, iso } from "~/platform/ground/base/instants";
import { loadReturn } from "~/platform/records/onboarding/returned";
import { listCompany } from "~/platform/records/registrations/company";
import { normaliseDraft, readDraft, type SavedSection, toSectionValues } from "~/platform/records/registrations/draft";
import { countFiles, infectedUuids } from "~/platform/records/registrations/file-uuids";
import { keepRound } from "~/platform/records/registrations/rounds";
import { findUnknownCodes } from "~/platform/records/registrations/unknown-codes";
import type { Finding } from "~/rules/finding";
import { listUnexplained } from "~/rules/onboarding/returned";
import { contextFrom, findAllErrors } from "~/rules/registration/completeness";
import type { SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import { unaskedIn } from "~/rules/section";
import { nextCount } from "~/platform/ground/database/counter";

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

/**
 * Refuses to submit a registration that has changed since the registrant's last look at it (`registration.outdated`), that is
 * incomplete (`registration.incomplete`), or whose returned answers are unchanged without a reason (`registration.unchanged`).
 */
async function requireComplete(core: Core, trx: Db, row: Row, { by, now }: Move): Promise<void> {
  if (by.kind !== "registrant" || !by.submitted) return refuse("forbidden", "request.e403");
  const { versions, reasons } = by.submitted;
  const draft = await readDraft(core, trx, row.id);
  requireSeenSections(draft, versions);
  const findings = await findEverything(core, trx, row.id, draft, now);
  if (Object.keys(findings).length > 0) refuse("unacceptable", "registration.incomplete", findings);
  await requireReasons({ ...core, db: trx }, row, draft, reasons);
}

/** Stores the answers as the rules write them, as a round of their own, and gives the registration its number. */
async function writeSubmission(
  core: Core,
  trx: Db,
  { id, number }: MovedRegistration,
  now: Date,
): Promise<Partial<Row>> {
  const draft = await normaliseDraft(core, trx, id, await readDraft(core, trx, id), now);
  await keepRound(core, trx, id, draft, now);
  const company_name = await listCompany(trx, id, toSectionValues(draft).basic);
  return { company_name, number: number ?? (await nextNumber(trx, now)), submitted_at: iso(now) };
}

function requireSeenSections(draft: readonly SavedSection[], versions: SubmitInput["versions"]) {
  const newer = draft.filter(({ section, version }) => version !== (versions[section] ?? 0));
  if (newer.length > 0) refuse("conflict", "registration.outdated", { sections: newer.map(({ section }) => section) });
}

/** A returned answer that was not changed needs a reason: without one the reviewer would only return it again. */
async function requireReasons(core: Core, row: Row, draft: readonly SavedSection[], reasons: SubmitInput["reasons"]) {
  const lastReturn = await loadReturn(core, row, draft);
  const unexplainedItems = listUnexplained(lastReturn?.items ?? [], reasons);
  if (unexplainedItems.length > 0) refuse("unacceptable", "registration.unchanged", { items: unexplainedItems });
}

type Findings = Partial<Record<SectionId, Finding[]>>;

/** What the rules find, and what only the platform knows: files that are really stored, codes that are really on a list (S-34). */
async function findEverything(core: Core, trx: Db, id: string, draft: SavedSection[], now: Date): Promise<Findings> {
  const answers = toSectionValues(draft);
  const context = contextFrom(answers, chinaDate(now), await countFiles(trx, id), await infectedUuids(trx, id));
  const findings = findAllErrors(answers, context, core.config.hiddenTab);
  for (const { section, values } of draft) {
    const hiddenFields = unaskedIn(sections[section], values, context);
    const unknown = await findUnknownCodes(trx, section, values);
    const all = [...(findings[section] ?? []), ...unknown.filter(({ field }) => !hiddenFields.has(field))];
    if (all.length > 0) findings[section] = all;
  }
  return findings;
}

const digits = 6;

/** The next registration number: `SR-20261121-000123`. The column is unique besides. */
const nextNumber = async (trx: Db, now: Date): Promise<string> =>
  `SR-${chinaDate(now).replaceAll("-", "")}-${String(await nextCount(trx, "registration")).padStart(digits, "0")}`;
