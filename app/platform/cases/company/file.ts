import type { z } from "zod";
import { companyFile } from "~/contract";
import { fileUuids } from "~/rules/registration/file-uuids";
import { sections } from "~/rules/registration/sections";
import { bankLockedUntil } from "~/platform/records/changes/contact-lock";
import { requireButton } from "~/platform/records/sessions/require-button";
import { isBankArea } from "~/rules/permissions/section-button";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { filesUnder } from "~/platform/records/files/list-files";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { takeOnboardingStep } from "~/platform/cases/take-step";
import type { Actor } from "~/platform/records/sessions/actor";
import { loadStage } from "~/platform/records/onboarding/stage-view";
import { fileRevision, loadYearlyReview } from "~/platform/records/onboarding/yearly-review";
import { nameCompanyEditors } from "~/platform/records/registrations/company-editors";
import { readEditedDraft, requireVisible } from "~/platform/records/registrations/saved-section";
import { openAnswer } from "~/platform/records/registrations/show-answer";
import { companyNameIn } from "~/platform/records/registrations/company-name";
import { findCompany, requireCompany } from "~/platform/records/registrations/find-registration";

type CompanyFileAnswer = z.input<typeof companyFile.load.answer>;

/** The calls of a company's own file. */
export const companyFileHandlers = (core: Core): Handler[] => [
  handleSession(companyFile.load, (_, { actor, now }) => load(core, actor, now)),
  handleSession(companyFile.confirm, async ({ revision }, { actor, now }) => {
    const { id: registrationId } = await requireCompany(core, actor);
    const by = { kind: "supplier" as const, accountId: actor.accountId, revision };
    const { state } = await takeOnboardingStep(core, { registrationId, event: "confirmFile", by, now });
    return { state };
  }),
  handleSession(companyFile.show, (input, { actor, now }) => show(core, actor, input, now)),
];

async function load(core: Core, actor: Actor, now: Date): Promise<CompanyFileAnswer> {
  const row = await findCompany(core, actor);
  if (!row) return null;
  const { db } = core;
  const edited = await readEditedDraft(core, db, row.id);
  const draft = edited.map(({ saved }) => saved);
  const uuids = draft.flatMap(({ section, values }) => fileUuids(sections[section].fields, values));
  return {
    number: row.number,
    companyName: companyNameIn(draft),
    supplierCode: await supplierCodeOf(db, row),
    country: row.country,
    progress: await loadStage(core, row),
    sections: await nameCompanyEditors(core, row, edited),
    files: await filesUnder(core, db, row.id, uuids),
    changes: await openChanges(db, row),
    revision: fileRevision(draft),
    yearlyReview: await loadYearlyReview(db, row),
    bankLockedUntil: await bankLockedUntil(db, row.id, now),
  };
}

async function supplierCodeOf(db: Db, { id }: Tables["registration"]) {
  const tenant = await db
    .selectFrom("tenant")
    .select("supplier_code")
    .where("registration_id", "=", id)
    .executeTakeFirstOrThrow();
  return tenant.supplier_code;
}

async function openChanges(db: Db, { id }: Tables["registration"]) {
  const rows = await db
    .selectFrom("change_request")
    .select(["id", "section_id", "state"])
    .where("registration_id", "=", id)
    .where("open_key", "is not", null)
    .orderBy("created_at")
    .execute();
  return rows.map((row) => ({ changeId: row.id, section: row.section_id, state: row.state }));
}

async function show(
  core: Core,
  actor: Actor,
  { section, field }: z.output<typeof companyFile.show.input>,
  now: Date,
): Promise<{ value: string }> {
  requireVisible(core, section);
  if (isBankArea(section)) await requireButton(core, actor, "company.bank");
  const { id: registrationId } = await requireCompany(core, actor);
  const reader = { actor: `account:${actor.accountId}`, action: "company.show" as const, now };
  return openAnswer(core, { registrationId, section, field }, reader);
}
