import type { z } from "zod";
import type { review } from "~/contract";
import { decisionEvents } from "~/rules/onboarding/decision";
import { next } from "~/rules/onboarding/stages";
import { fileUuids } from "~/rules/registration/files";
import { sections } from "~/rules/registration/sections";
import { loadCertification, handedInAt } from "~/platform/records/certification";
import { maskedSection } from "~/platform/records/registrations/show-answer";
import type { Core } from "~/platform/ground/core";
import type { Language, Tables, Db } from "~/platform/ground/database/schema";
import { filesUnder, removedFiles } from "~/platform/records/files/list";
import { refuse } from "~/platform/ground/base/refuse";
import type { Actor } from "~/platform/records/sessions/actor";
import { findRefusedState } from "~/platform/records/onboarding/move";
import { findHindrance } from "~/platform/records/onboarding/movers";
import { loadVersion } from "~/platform/records/onboarding/version";
import { loadStage } from "~/platform/records/onboarding/stage-view";
import { readDraft, type SavedSection, toSectionValues } from "~/platform/records/registrations/draft";
import { openOwner } from "~/platform/records/registrations/supplier";
import { lastRound } from "~/platform/records/registrations/rounds";
import { isLate } from "~/platform/records/onboarding/queue";
import { contextFrom } from "~/rules/registration/completeness";
import { expiringDocuments } from "~/rules/registration/expiring";
import { findWarnings } from "~/rules/section";
import { listBankRisks } from "~/platform/records/changes/risks";
import { chinaDate } from "~/platform/ground/base/instants";
import { listSharers } from "~/platform/records/registrations/fingerprints";
import { listDuplicates } from "~/platform/records/registrations/duplicates";
import { codesIn } from "~/rules/registration/listed-codes";
import { listChanges, listEvents, listOpenChanges } from "./history";

type Reader = { actor: Actor; language: Language; now: Date };
type Row = Tables["registration"];

/** A registration that was handed in; a draft is its supplier's alone. */
export async function requireHandedIn({ db }: Core, registrationId: string): Promise<Row> {
  const row = await db
    .selectFrom("registration")
    .selectAll()
    .where("id", "=", registrationId)
    .where("submitted_at", "is not", null)
    .executeTakeFirst();
  return row ?? refuse("unknown", "onboarding.unknown");
}

/** A registration with everything a decision needs. */
export async function loadFile(
  core: Core,
  { registrationId, since }: z.output<typeof review.file.input>,
  { actor, language, now }: Reader,
): Promise<z.input<typeof review.file.answer>> {
  const { db } = core;
  const row = await requireHandedIn(core, registrationId);
  const draft = await readDraft(core, db, row.id);
  const uuids = draft.flatMap(({ section, values }) => fileUuids(sections[section].fields, values));
  const round = await lastRound(db, row.id);
  const hasCertification = row.state === "certification" || (await handedInAt(db, row.id)) !== null;
  return {
    registrationId: row.id,
    version: await loadVersion(core, db, row),
    number: row.number,
    companyName: row.company_name,
    supplierCode: await supplierCodeOf(core, row.id),
    country: row.country,
    registrant: openOwner(core.seal, row),
    submittedAt: row.submitted_at,
    dueAt: row.due_at,
    isLate: isLate(row, now),
    round,
    progress: await loadStage(core, row),
    sections: draft.map(maskedSection),
    meanings: await meaningsOf(db, draft, language),
    files: await filesUnder(core, db, row.id, uuids),
    removedFiles: await removedFiles(core, db, row.id),
    risks: await risksOf(core, row, draft, now),
    changes: await listChanges(core, row.id, since ?? round - 1, draft),
    events: await listEvents(core, row.id),
    certification: hasCertification ? await loadCertification(core, db, row.id, now) : null,
    openChanges: await listOpenChanges(db, row.id),
    ...(await decisionsOf(core, row, actor, now)),
  };
}

/** What may be decided now, and what keeps this reviewer from deciding. */
async function decisionsOf({ db }: Core, row: Row, { accountId }: Actor, now: Date) {
  const endedIn = await findRefusedState(db, row);
  const steps = decisionEvents.flatMap((event) => next(row.state, event, endedIn) ?? []);
  const [step] = steps;
  const by = { kind: "purchasing", accountId } as const;
  return {
    decisions: decisionEvents.filter((event) => steps.some((one) => one.event === event)),
    hindrance: step ? await findHindrance(db, row, step, by, now) : null,
  };
}

async function supplierCodeOf({ db }: Core, registrationId: string) {
  const row = await db
    .selectFrom("tenant")
    .select("supplier_code")
    .where("registration_id", "=", registrationId)
    .executeTakeFirst();
  return row?.supplier_code ?? null;
}

/** What a reviewer should look at twice, as it is now: other names and countries, early codes, documents, doubles. */
async function risksOf(core: Core, row: Tables["registration"], draft: readonly SavedSection[], now: Date) {
  const answers = toSectionValues(draft);
  const context = contextFrom(answers, chinaDate(now));
  const bank = await listBankRisks(core.seal, core.db, row.id, answers.bank ?? {}, context);
  return {
    warnings: draft.flatMap(({ section, values }) =>
      findWarnings(sections[section], values, context)
        // The flag says the same.
        .filter(({ code }) => !(code === "bank.accountName.payee" && bank.includes("payeeDiffers")))
        .map((finding) => ({ section, ...finding })),
    ),
    bank,
    sharedWith: await listSharers(core.seal, core.db, row.id, answers.bank ?? {}),
    documents: expiringDocuments(answers, context.today),
    duplicates: await listDuplicates(core.db, row.id),
  };
}

/** Words for the codes that these sections hold, by list of values and code. */
async function meaningsOf(
  db: Db,
  draft: readonly SavedSection[],
  language: Language,
): Promise<Record<string, Record<string, string>>> {
  const codes = draft.flatMap(({ section, values }) => Object.entries(codesIn(sections[section].fields, values)));
  const meanings: Record<string, Record<string, string>> = {};
  for (const [lovCode, values] of codes) {
    const rows = await db
      .selectFrom("lov_value")
      .select(["value", "meaning_zh", "meaning_en"])
      .where("lov_code", "=", lovCode)
      .where("value", "in", values)
      .execute();
    const words = rows.map((row) => [row.value, language === "zh" ? row.meaning_zh : row.meaning_en]);
    meanings[lovCode] = { ...meanings[lovCode], ...Object.fromEntries(words) };
  }
  return meanings;
}
