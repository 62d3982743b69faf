import type { z } from "zod";
import { consent } from "~/contract";
import { isConsentRegion } from "~/rules/consent/india-consent";
import type { Core } from "~/platform/core/core";
import { type Handler, handleSession, type ActorContext } from "~/platform/cases/handler";
import type { Actor } from "~/platform/records/sessions/actor";
import { recordAudit } from "~/platform/core/audit";
import { refuse } from "~/platform/core/base/refuse";
import { iso } from "~/platform/core/base/instants";
import { textsDigest } from "~/platform/records/accounts/consents";

/** The calls of the consent dialog (§4), and the call that withdraws a consent. */
export const consentHandlers = (core: Core): Handler[] => [
  handleSession(consent.status, (_, { actor }) => consentStatus(core, actor)),
  handleSession(consent.confirm, ({ confirmDate }, context) => confirmConsent(core, confirmDate, context)),
  handleSession(consent.withdraw, (_, context) => withdrawConsent(core, context)),
];

type Status = z.input<typeof consent.status.answer>;

/** Whether the user has agreed to the current texts; consent to an earlier version does not count (0). */
async function consentStatus({ db }: Core, { accountId }: Actor): Promise<Status> {
  const urlFlag = await regionOf(db, accountId);
  const consentRow = await db.selectFrom("consent").selectAll().where("account_id", "=", accountId).executeTakeFirst();
  if (!consentRow) return { confirmFlag: null, confirmDate: null, urlFlag };
  const isCurrent = consentRow.texts_digest === (await textsDigest(db));
  return { confirmFlag: isCurrent ? 1 : 0, confirmDate: consentRow.confirm_date, urlFlag };
}

/** The region of an account, which determines whether consent is required. */
async function regionOf(db: Core["db"], accountId: string): Promise<string> {
  const row = await db.selectFrom("account").select("region").where("id", "=", accountId).executeTakeFirstOrThrow();
  return row.region;
}

/** Saves that the user agrees, and to what (§4). Agreeing again to a new wording replaces the row; the audit keeps both. */
async function confirmConsent(
  { db }: Core,
  confirmDate: string,
  { actor: { accountId, tenantId }, now }: ActorContext,
) {
  if (!isConsentRegion(await regionOf(db, accountId))) refuse("invalid", "consent.notAsked");
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

/**
 * Withdraws the user's consent. The row is deleted, so that consent is required again; the audit trail keeps what had been
 * agreed to, when, and when it was withdrawn.
 */
async function withdrawConsent({ db }: Core, { actor: { accountId }, now }: ActorContext) {
  await db.transaction().execute(async (trx) => {
    const consentRow = await trx
      .deleteFrom("consent")
      .where("account_id", "=", accountId)
      .returning(["confirm_date", "texts_digest"])
      .executeTakeFirst();
    if (!consentRow) return;
    const subject = `account:${accountId}`;
    const details = { confirmDate: consentRow.confirm_date, texts: consentRow.texts_digest };
    await recordAudit(trx, { at: now, actor: subject, action: "consent.withdraw", subject, details });
  });
  return {};
}
