import type { z } from "zod";
import { certification, onboarding } from "~/contract";
import type { Core } from "~/platform/core/core";
import { takeOnboardingStep } from "~/platform/cases/take-step";
import { refuse } from "~/platform/core/base/refuse";
import { findCompany, findRegistration, requireCompany } from "~/platform/records/registrations/find-registration";
import { type Handler, handleSession } from "~/platform/cases/handler";
import type { Actor } from "~/platform/records/sessions/actor";
import { loadStage } from "~/platform/records/onboarding/stage-view";
import { loadCertification, toRevision, lockToCertify, requireDocumentUuid } from "~/platform/records/certification";
import { recordAudit } from "~/platform/core/audit";
import type { Db } from "~/platform/core/database/schema";
import { date } from "~/rules/fields/builders";
import { type DocumentType, documentRule } from "~/rules/onboarding/certification";

type CertificationAnswer = z.input<typeof certification.load.answer>;

/** The supplier's calls of its certification (§1, stage 6). */
export const certificationHandlers = (core: Core): Handler[] => [
  handleSession(certification.load, (_, { actor, now }) => load(core, actor, now)),
  handleSession(certification.setExpiry, async (input, { actor, now }) => {
    await setExpiry(core, input, actor, now);
    return {};
  }),
  handleSession(onboarding.submitCertification, async ({ revision }, { actor, now }) => {
    const registrationId = await ownRegistration(core, actor);
    const by = { kind: "supplier" as const, accountId: actor.accountId, revision };
    const { state, due_at } = await takeOnboardingStep(core, { registrationId, event: "handIn", by, now });
    return { state, dueAt: due_at };
  }),
];

/** The certification; null before purchasing has started it. */
async function load(core: Core, actor: Actor, now: Date): Promise<CertificationAnswer> {
  const row = await findCompany(core, actor);
  if (!row || row.state === "newlyRegistered" || row.state === "potential") return null;
  const view = await loadCertification(core, core.db, row.id, now);
  return { ...view, progress: await loadStage(core, row), revision: toRevision(view) };
}

/** The registration of the company that this supplier works for. */
async function ownRegistration(core: Core, actor: Actor): Promise<string> {
  const row = actor.roles.includes("supplier") ? await findRegistration(core, actor) : undefined;
  return row?.id ?? refuse("unknown", "onboarding.unknown");
}

/** Sets or removes the expiry date of a document. */
async function setExpiry(
  core: Core,
  { document, expiresOn, before }: z.output<typeof certification.setExpiry.input>,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { id } = await requireCompany(core, actor);
  const day = expiresOn.trim() || null;
  if (day && documentRule(document).expiry === "none") refuse("unacceptable", "certification.expiresOn.none");
  if (day && !date().safeParse(day).success) refuse("unacceptable", "field.date");
  await core.db.transaction().execute(async (trx) => {
    await lockToCertify(trx, id);
    await requireDocumentUuid(trx, id, document, now);
    await requireDay(trx, id, document, before.trim() || null);
    await trx
      .updateTable("certification_document")
      .set({ expires_on: day })
      .where("registration_id", "=", id)
      .where("type", "=", document)
      .execute();
    await recordAudit(trx, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: "certification.expiry",
      subject: `registration:${id}`,
      details: { document },
    });
  });
}

/** Refuses to replace a day other than the one displayed. */
async function requireDay(trx: Db, registrationId: string, type: DocumentType, day: string | null) {
  const { expires_on } = await trx
    .selectFrom("certification_document")
    .select("expires_on")
    .where("registration_id", "=", registrationId)
    .where("type", "=", type)
    .executeTakeFirstOrThrow();
  if (expires_on !== day) refuse("conflict", "certification.outdated");
}
