import type { z } from "zod";
import type { mailboxes } from "~/contract";
import { pages } from "~/rules/pages";
import { recordAudit } from "~/platform/core/audit";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import { emailAddress, emailHashes } from "~/platform/core/contact-keys";
import type { Core } from "~/platform/core/core";
import { countAgainst } from "~/platform/core/rate-limits/count-against";
import { lookupsPerAccount } from "~/platform/core/rate-limits/rates";
import { inBoth } from "~/platform/core/words/words-in";
import { accountByEmail, accountById, foldedAccount, lockAccount, newId } from "~/platform/records/accounts/accounts";
import { raiseAlarm } from "~/platform/records/messages/raise-alarm";
import type { ActorContext } from "~/platform/cases/handler";
import { sealMailboxRequest } from "./mailbox-row";

type MailboxRequestInput = z.output<typeof mailboxes.start.input>;

/**
 * Stores the new email address until a second person confirms it, and notifies all managers. Refusals: see
 * `mailboxes.start`.
 */
export async function requestMailbox(
  core: Core,
  input: MailboxRequestInput,
  { actor, now }: ActorContext,
): Promise<void> {
  const { db, seal } = core;
  const email = emailAddress(input.email);
  await countAgainst(db, now, [{ rate: lookupsPerAccount, subject: actor.accountId }]);
  const row = await db
    .selectFrom("account")
    .select("id")
    .where("user_account", "=", foldedAccount(input.userAccount))
    .where("is_barred", "=", 0)
    .executeTakeFirst();
  if (!row) return refuse("unknown", "account.errorNum");
  if (row.id === actor.accountId) refuse("forbidden", "mailbox.own");
  const account = await accountById(core, row.id);
  if (emailHashes(seal, email).includes(account.email_hash)) refuse("invalid", "profile.email.same");
  if (await accountByEmail(db, seal, email)) refuse("conflict", "mailbox.emailTaken");
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, account.id);
    await trx.deleteFrom("mailbox_request").where("account_id", "=", account.id).execute();
    const id = newId();
    await trx
      .insertInto("mailbox_request")
      .values({
        id,
        account_id: account.id,
        request_sealed: sealMailboxRequest(seal, id, { email, reason: input.reason }),
        requested_by: actor.accountId,
        at: iso(now),
      })
      .execute();
    await recordAudit(trx, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: "account.mailboxRequested",
      subject: `account:${account.id}`,
    });
    const { userName: requester } = await accountById({ ...core, db: trx }, actor.accountId);
    const facts = { requester, name: account.userName, account: account.user_account };
    const words = inBoth("alarms", (t) => ({
      title: t("mailboxRequested.title", facts),
      body: t("mailboxRequested.body", facts),
    }));
    await raiseAlarm(core, trx, { at: now, words, to: pages.lostMailboxes }, actor.accountId);
  });
  core.emailWaits();
}
