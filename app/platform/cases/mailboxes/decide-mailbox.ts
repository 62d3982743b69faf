import { pages } from "~/rules/pages";
import { recordAudit } from "~/platform/core/audit";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { findSignInMethod } from "~/platform/records/accounts/identities";
import { mailboxReplaced } from "~/platform/core/emails/account-changes";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { inBoth } from "~/platform/core/words/words-in";
import { accountByEmail, accountById, changeProfile, lockAccount } from "~/platform/records/accounts/accounts";
import { maskedEmail } from "~/rules/identifiers/masked-email";
import { saveReplacedEmail } from "~/platform/records/accounts/replaced-email";
import { resetAccess } from "~/platform/records/sessions/reset-access";
import { findConfirmObstacle } from "~/platform/records/staff/second-person";
import { noteContactChange } from "~/platform/records/changes/contact-lock";
import { raiseAlarm } from "~/platform/records/messages/raise-alarm";
import type { Actor } from "~/platform/records/sessions/actor";
import type { ActorContext } from "~/platform/cases/handler";
import { type MailboxRow, openMailboxRequest } from "./mailbox-row";

/**
 * Replaces the email address of an account, and removes everything with which the former owner of the mailbox could
 * sign in. It counts as a change of contacts, so bank details are locked. Refusals: see `mailboxes.confirm`.
 */
export async function confirmMailbox(
  core: Core,
  requestId: string,
  { actor, now, language }: ActorContext,
): Promise<void> {
  const { seal } = core;
  await core.db.transaction().execute(async (trx) => {
    const inside = { ...core, db: trx };
    await lockAccount(trx, (await requireRequest(trx, requestId)).account_id);
    const request = await requireRequest(trx, requestId);
    const accountId = request.account_id;
    const obstacle = await findConfirmObstacle(trx, request, actor, now);
    if (obstacle) refuse("forbidden", obstacle);
    const { email: after } = openMailboxRequest(seal, request);
    if (await accountByEmail(trx, seal, after)) refuse("conflict", "mailbox.emailTaken");
    const account = await accountById(inside, accountId);
    const { email: before } = account;
    await changeProfile(trx, seal, accountId, { email: after });
    await resetAccess(inside, accountId, now);
    await saveReplacedEmail(trx, seal, accountId, { before, after }, now, { isLost: true });
    await noteContactChange(trx, { account_id: accountId }, now);
    await trx.deleteFrom("mailbox_request").where("id", "=", requestId).execute();
    await record(trx, request, actor, "account.mailboxReplaced", now);
    const message = mailboxReplaced(
      { ...core.config, language },
      maskedEmail(after),
      await findSignInMethod(inside, accountId),
    );
    for (const to of [before, after]) await putInOutbox(trx, seal, { kind: "mailbox.replaced", to, message, now });
    const facts = { name: account.userName, account: account.user_account, after: maskedEmail(after) };
    const words = inBoth("alarms", (t) => ({
      title: t("mailboxReplaced.title", facts),
      body: t("mailboxReplaced.body", facts),
    }));
    await raiseAlarm(core, trx, { at: now, words, to: pages.lostMailboxes }, actor.accountId);
  });
  core.emailWaits();
}

/** Cancels a request. Refusal: `mailbox.unknown` (404). */
export const declineMailbox = ({ db }: Core, requestId: string, actor: Actor, now: Date): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const request = await requireRequest(trx, requestId);
    await trx.deleteFrom("mailbox_request").where("id", "=", requestId).execute();
    await record(trx, request, actor, "account.mailboxDeclined", now);
  });

async function requireRequest(trx: Db, id: string): Promise<MailboxRow> {
  const row = await trx.selectFrom("mailbox_request").selectAll().where("id", "=", id).executeTakeFirst();
  return row ?? refuse("unknown", "mailbox.unknown");
}

const record = (
  trx: Db,
  { account_id, requested_by }: MailboxRow,
  { accountId }: Actor,
  action: "account.mailboxReplaced" | "account.mailboxDeclined",
  at: Date,
) =>
  recordAudit(trx, {
    at,
    actor: `account:${accountId}`,
    action,
    subject: `account:${account_id}`,
    details: { requestedBy: requested_by },
  });
