import type { z } from "zod";
import type { onboarding } from "~/contract";
import type { outdatedDecision } from "~/contract/onboarding";
import { changedFields } from "~/rules/onboarding/answer-changes";
import type { DocumentType } from "~/rules/onboarding/certification";
import type { SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { readDraft } from "~/platform/records/registrations/saved-section";
import { lastRound, readRound } from "~/platform/records/registrations/rounds";

type Version = z.output<typeof onboarding.decide.input>["version"];
type OutdatedDecision = z.input<typeof outdatedDecision>;
type RegistrationRow = Pick<Tables["registration"], "id" | "state">;

/** The current state that a decision about a registration is based on. */
export async function loadRegistrationVersion(core: Core, db: Db, { id, state }: RegistrationRow): Promise<Version> {
  const draft = await readDraft(core, db, id);
  return {
    state,
    round: await lastRound(db, id),
    sections: Object.fromEntries(draft.map(({ section, version }) => [section, version])),
    handIns: (await submissionsOf(db, id)).length,
  };
}

/** Refuses a decision based on an older version of a registration, under its lock, with the changes since then. */
export async function requireSeenRegistration(
  core: Core,
  trx: Db,
  row: RegistrationRow,
  seenVersion: Version,
): Promise<void> {
  const version = await loadRegistrationVersion(core, trx, row);
  const isSeen =
    version.state === seenVersion.state &&
    version.round === seenVersion.round &&
    version.handIns === seenVersion.handIns &&
    Object.entries(version.sections).every(([section, at]) => seenVersion.sections[section as SectionId] === at);
  if (!isSeen) refuse("conflict", "decision.outdated", await whatChanged(core, trx, row, seenVersion, version));
}

async function whatChanged(
  core: Core,
  trx: Db,
  { id }: RegistrationRow,
  seenVersion: Version,
  version: Version,
): Promise<OutdatedDecision> {
  const last = await trx
    .selectFrom("onboarding_event")
    .select(["event", "at"])
    .where("registration_id", "=", id)
    .orderBy("at", "desc")
    .orderBy("place", "desc")
    .limit(1)
    .executeTakeFirst();
  return {
    version,
    sections: await changedSections(core, trx, id, seenVersion, version),
    documents: await changedDocuments(trx, id, seenVersion),
    event: last?.event ?? null,
    at: last?.at ?? null,
  };
}

/** The sections whose answers differ from those of the round that was on the screen. */
async function changedSections(core: Core, trx: Db, id: string, seenVersion: Version, version: Version) {
  const ids = Object.keys(version.sections) as SectionId[];
  const newer = ids.filter((section) => version.sections[section] !== seenVersion.sections[section]);
  const round =
    version.round === seenVersion.round ? undefined : await readRound({ ...core, db: trx }, id, seenVersion.round);
  if (!round) return newer;
  const draft = await readDraft(core, trx, id);
  const differs = (section: SectionId) => {
    const values = draft.find((one) => one.section === section)?.values ?? {};
    return changedFields(sections[section].fields, round.typed[section] ?? {}, values).length > 0;
  };
  return newer.filter(differs);
}

const submissionsOf = (db: Db, id: string) =>
  db
    .selectFrom("onboarding_event")
    .select("at")
    .where("registration_id", "=", id)
    .where("event", "=", "handIn")
    .orderBy("at")
    .execute();

/** The types of certification document to which a file was added or removed after the submission on the reviewer's screen. */
async function changedDocuments(trx: Db, id: string, seenVersion: Version): Promise<DocumentType[]> {
  const { at } = (await submissionsOf(trx, id))[seenVersion.handIns - 1] ?? {};
  if (at === undefined) return [];
  const rows = await trx
    .selectFrom("certification_document")
    .innerJoin("stored_file", "stored_file.uuid", "certification_document.uuid")
    .select("certification_document.type")
    .distinct()
    .where("certification_document.registration_id", "=", id)
    .where((either) => either.or([either("created_at", ">", at), either("removed_at", ">", at)]))
    .execute();
  return rows.map(({ type }) => type);
}
