import type { z } from "zod";
import type { registration } from "~/contract";
import type { Finding } from "~/rules/finding";
import { unexplained } from "~/rules/onboarding/returned";
import { preliminaryReviewBy } from "~/rules/onboarding/promises";
import { contextFrom, findAllErrors } from "~/rules/registration/completeness";
import type { SectionId } from "~/rules/registration/section-ids";
import { unaskedIn } from "~/rules/section";
import { sections } from "~/rules/registration/sections";
import type { Core } from "../core";
import type { Db } from "../db/schema";
import type { Context } from "../http/context";
import { refuse } from "../http/refuse";
import { chinaDate, iso } from "../instants";
import { registrationReceived } from "../mail/letters/registration-received";
import { putInOutbox } from "../mail/outbox";
import { recordEvent } from "../onboarding/record-event";
import { returnedOf } from "../onboarding/returned";
import { enterState } from "../progress/enter-state";
import { askForReview } from "../tasks/purchasing";
import { listCompany } from "./company";
import { normaliseDraft, readDraft, type SavedSection, typedOf } from "./draft";
import { countFiles, infectedUuids } from "./file-uuids";
import { lockRegistration } from "./lock";
import { nextNumber } from "./number";
import { openOwner } from "./owner";
import { keepRound } from "./rounds";
import { requireSessionToSubmit } from "./session";
import { type Submission, submissionOf } from "./submission";
import { findUnknownCodes } from "./unknown-codes";

type Input = z.output<typeof registration.submit.input>;

/**
 * Submits the registration as it was on the registrant's screen: number, due date, state, history, letter and audit row in
 * one transaction. A second call, at the same moment or days later, gets the same answer and changes nothing (F-18); after a
 * withdrawal there is nothing to submit.
 */
export async function submit(core: Core, { versions, reasons }: Input, context: Context): Promise<Submission> {
  const id = await requireSessionToSubmit(core, context);
  const submission = await core.db.transaction().execute(async (trx) => {
    const row = await lockRegistration(trx, id);
    if (row.state === "withdrawn") refuse(409, "registration.ended");
    if (row.state !== "filling") return submissionOf(row) ?? refuse(409, "registration.submitted");
    const draft = await readDraft(core, trx, id);
    requireSeen(draft, versions);
    const findings = await findEverything(core, trx, id, draft, context.now);
    if (Object.keys(findings).length > 0) refuse(422, "registration.incomplete", findings);
    await requireReasons({ ...core, db: trx }, row, draft, reasons);
    const normal = await normaliseDraft(core, trx, id, draft, context.now);
    await keepRound(core, trx, id, normal, context.now);
    const company_name = await listCompany(trx, id, typedOf(normal).basic);
    return handIn(core, trx, { ...row, company_name }, reasons, context.now);
  });
  core.letterWaits();
  return submission;
}

/** Nothing is submitted that was saved after the registrant's last look at it. */
function requireSeen(draft: readonly SavedSection[], versions: Input["versions"]) {
  const newer = draft.filter(({ section, version }) => version !== (versions[section] ?? 0));
  if (newer.length > 0) refuse(409, "registration.outdated", { sections: newer.map(({ section }) => section) });
}

/** What was returned and is as it was takes a reason each: else the reviewer returns it once more. */
async function requireReasons(core: Core, row: Row, draft: readonly SavedSection[], reasons: Input["reasons"]) {
  const returned = await returnedOf(core, row, draft);
  const left = unexplained(returned?.items ?? [], reasons);
  if (left.length > 0) refuse(422, "registration.unchanged", { items: left });
}

type Findings = Partial<Record<SectionId, Finding[]>>;

/** What the rules say, and what only the platform knows: files really kept, codes really listed (S-34). */
async function findEverything(core: Core, trx: Db, id: string, draft: SavedSection[], now: Date): Promise<Findings> {
  const typed = typedOf(draft);
  const context = contextFrom(typed, chinaDate(now), await countFiles(trx, id), await infectedUuids(trx, id));
  const findings = findAllErrors(typed, context, core.config.hiddenTab);
  for (const { section, values } of draft) {
    const unasked = unaskedIn(sections[section], values, context);
    const unknown = await findUnknownCodes(trx, section, values);
    const all = [...(findings[section] ?? []), ...unknown.filter(({ field }) => !unasked.has(field))];
    if (all.length > 0) findings[section] = all;
  }
  return findings;
}

type Row = Awaited<ReturnType<typeof lockRegistration>>;

async function handIn(core: Core, trx: Db, row: Row, reasons: Input["reasons"], now: Date): Promise<Submission> {
  const { seal, config } = core;
  const number = row.number ?? (await nextNumber(trx, now));
  const submittedAt = iso(now);
  const dueAt = preliminaryReviewBy(submittedAt);
  await trx
    .updateTable("registration")
    .set({ number, state: "preliminaryReview", submitted_at: submittedAt, due_at: dueAt })
    .where("id", "=", row.id)
    .execute();
  await enterState(trx, row.id, "preliminaryReview", now);
  // The reviewer reads them beside the step, as the supplier reads what was returned with one.
  const items = reasons.map(({ section, field, reason }) => ({ section, field: field ?? undefined, comment: reason }));
  const move = { registrationId: row.id, event: "submit", by: { kind: "registrant" }, now, items } as const;
  await recordEvent(core, trx, row, move, "preliminaryReview");
  await askForReview(trx, {
    registrationId: row.id,
    title_zh: `初审注册申请：${row.company_name ?? number}`,
    title_en: `Review the registration of ${row.company_name ?? number}`,
    created_at: submittedAt,
    due_at: dueAt,
  });
  const letter = registrationReceived({ ...config, language: row.language }, { number, dueAt: new Date(dueAt) });
  await putInOutbox(trx, seal, { kind: "registration.received", to: openOwner(seal, row).email, letter, now });
  return { number, submittedAt, dueAt };
}
