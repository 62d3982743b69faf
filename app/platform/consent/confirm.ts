import { recordAudit } from "../audit/record";
import type { Core } from "../core";
import type { Context } from "../http/context";
import { refuse } from "../http/refuse";
import type { Actor } from "../identity/actor";
import { iso } from "../instants";
import { regionOf } from "./status";
import { textsDigest } from "./texts-digest";

/** Saves that the user agrees, and to what (§4). Agreeing again to a new wording replaces the row; the audit keeps both. */
export async function confirmConsent(
  { db }: Core,
  confirmDate: string,
  { actor: { accountId, tenantId }, now }: Context & { actor: Actor },
) {
  if ((await regionOf(db, accountId)) !== "IN") refuse(400, "consent.notAsked");
  await db.transaction().execute(async (trx) => {
    const given = {
      tenant_id: tenantId,
      confirm_date: confirmDate,
      texts_digest: await textsDigest(trx),
      confirmed_at: iso(now),
    };
    await trx
      .insertInto("consent")
      .values({ account_id: accountId, ...given })
      .onConflict((conflict) => conflict.column("account_id").doUpdateSet(given))
      .execute();
    const subject = `account:${accountId}`;
    const details = { confirmDate, texts: given.texts_digest };
    await recordAudit(trx, { at: now, actor: subject, action: "consent.confirm", subject, details });
  });
  return { code: "0" };
}
