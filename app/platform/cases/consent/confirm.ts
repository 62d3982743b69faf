import type { ActorContext } from "~/platform/cases/handler";
import { recordAudit } from "~/platform/ground/audit/record";
import type { Core } from "~/platform/ground/core";
import { refuse } from "~/platform/ground/base/refuse";
import { iso } from "~/platform/ground/base/instants";
import { regionOf } from "./status";
import { textsDigest } from "./texts-digest";

/** Saves that the user agrees, and to what (§4). Agreeing again to a new wording replaces the row; the audit keeps both. */
export async function confirmConsent(
  { db }: Core,
  confirmDate: string,
  { actor: { accountId, tenantId }, now }: ActorContext,
) {
  if ((await regionOf(db, accountId)) !== "IN") refuse("invalid", "consent.notAsked");
  await db.transaction().execute(async (trx) => {
    const consentRow = {
      tenant_id: tenantId,
      confirm_date: confirmDate,
      texts_digest: await textsDigest(trx),
      confirmed_at: iso(now),
    };
    await trx
      .insertInto("consent")
      .values({ account_id: accountId, ...consentRow })
      .onConflict((conflict) => conflict.column("account_id").doUpdateSet(consentRow))
      .execute();
    const subject = `account:${accountId}`;
    const details = { confirmDate, texts: consentRow.texts_digest };
    await recordAudit(trx, { at: now, actor: subject, action: "consent.confirm", subject, details });
  });
  return { code: "0" };
}
