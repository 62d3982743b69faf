import type { ActorContext } from "~/platform/cases/handler";
import { recordAudit } from "~/platform/ground/audit/record";
import type { Core } from "~/platform/ground/core";

/**
 * Takes the user's consent back. The row goes, so that the user is asked again; the audit trail keeps what had been agreed to,
 * when, and when it was withdrawn.
 */
export async function withdrawConsent({ db }: Core, { actor: { accountId }, now }: ActorContext) {
  await db.transaction().execute(async (trx) => {
    const consent = await trx
      .deleteFrom("consent")
      .where("account_id", "=", accountId)
      .returning(["confirm_date", "texts_digest"])
      .executeTakeFirst();
    if (!consent) return;
    const subject = `account:${accountId}`;
    const details = { confirmDate: consent.confirm_date, texts: consent.texts_digest };
    await recordAudit(trx, { at: now, actor: subject, action: "consent.withdraw", subject, details });
  });
  return {};
}
