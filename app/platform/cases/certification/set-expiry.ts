import type { z } from "zod";
import type { certification } from "~/contract";
import { recordAudit } from "~/platform/ground/audit/record";
import { refuse } from "~/platform/ground/base/refuse";
import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import { lockToCertify, requireDocumentUuid } from "~/platform/records/certifications/documents";
import { requireCompany } from "~/platform/records/registrations/supplier";
import type { Actor } from "~/platform/records/sessions/actor";
import { date } from "~/rules/field";
import { type DocumentType, documentRule } from "~/rules/onboarding/certification";

/** Says until when a document is valid, or takes it back. */
export async function setExpiry(
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

/** Refuses to replace another day than the one that was on the screen. */
async function requireDay(trx: Db, registrationId: string, type: DocumentType, day: string | null) {
  const { expires_on } = await trx
    .selectFrom("certification_document")
    .select("expires_on")
    .where("registration_id", "=", registrationId)
    .where("type", "=", type)
    .executeTakeFirstOrThrow();
  if (expires_on !== day) refuse("conflict", "certification.outdated");
}
