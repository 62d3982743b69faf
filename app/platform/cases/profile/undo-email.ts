import type { z } from "zod";
import type { undoEmail } from "~/contract";
import { recordAudit } from "~/platform/core/audit";
import { noteContactChange } from "~/platform/records/changes/contact-lock";
import type { Core, Context } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { accountById, changeProfile, lockAccount } from "~/platform/records/accounts/accounts";
import { findSignInMethod } from "~/platform/records/accounts/identities";
import { maskedEmail } from "~/rules/identifiers/masked-email";
import { isUndoKey, openEmails, undoEndsAt } from "~/platform/records/accounts/replaced-email";
import { resetAccess } from "~/platform/records/sessions/reset-access";
import { iso } from "~/platform/core/base/instants";
import { emailRestored } from "~/platform/core/emails/account-changes";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { raiseEmailAlarm } from "./email-alarm";

type UndoEmailLookInput = z.output<typeof undoEmail.look.input>;
type UndoEmailLookAnswer = z.input<typeof undoEmail.look.answer>;
type ReplacedEmailRow = Tables["replaced_email"];

/** The change of email that the link would undo. */
export async function lookAtUndo(core: Core, input: UndoEmailLookInput, now: Date): Promise<UndoEmailLookAnswer> {
  return toAnswer(core, await requireLinked(core, core.db, input), now);
}

/**
 * Restores the old email address: every session ends, and the password is invalid until it is reset with a code to that
 * address. Later changes of the address are undone with it, so that none of their links works, and phone, passkeys,
 * authenticator app and recovery codes are removed. A second or late call returns the current state.
 */
export async function undo(
  core: Core,
  input: UndoEmailLookInput,
  { now, language }: Context,
): Promise<UndoEmailLookAnswer> {
  const row = await core.db.transaction().execute(async (trx) => {
    const { account_id: accountId } = await requireLinked(core, trx, input);
    await lockAccount(trx, accountId);
    const change = await requireLinked(core, trx, input);
    if (readStanding(change, now) !== "open") return change;
    const account = await accountById({ ...core, db: trx }, accountId);
    const { before } = openEmails(core.seal, change);
    await changeProfile(trx, core.seal, accountId, { email: before });
    await resetAccess({ ...core, db: trx }, accountId, now);
    await markUndone(trx, change, now);
    await noteContactChange(trx, { account_id: accountId }, now);
    const subject = `account:${accountId}`;
    await recordAudit(trx, { at: now, actor: "undo-link", action: "account.emailUndone", subject });
    await raiseEmailAlarm(core, trx, account, { news: "undone", before, after: account.email, at: now });
    const method = await findSignInMethod({ ...core, db: trx }, accountId);
    const message = emailRestored({ ...core.config, language }, maskedEmail(before), method);
    for (const to of [before, account.email])
      await putInOutbox(trx, core.seal, { kind: "email.restored", to, message, now });
    return { ...change, undone_at: iso(now) };
  });
  core.emailWaits();
  return toAnswer(core, row, now);
}

async function requireLinked({ seal }: Core, db: Db, { changeId, key }: UndoEmailLookInput): Promise<ReplacedEmailRow> {
  const row = isUndoKey(seal, changeId, key)
    ? await db.selectFrom("replaced_email").selectAll().where("id", "=", changeId).executeTakeFirst()
    : undefined;
  return row ?? refuse("unknown", "profile.undoUnknown");
}

/** Marks this change undone, and those made after it. */
async function markUndone(trx: Db, { account_id, replaced_at }: ReplacedEmailRow, now: Date) {
  await trx
    .updateTable("replaced_email")
    .set({ undone_at: iso(now) })
    .where("account_id", "=", account_id)
    .where("replaced_at", ">=", replaced_at)
    .where("undone_at", "is", null)
    .execute();
}

function readStanding(row: ReplacedEmailRow, now: Date): UndoEmailLookAnswer["standing"] {
  if (row.undone_at !== null) return "undone";
  return iso(now) < undoEndsAt(row) ? "open" : "over";
}

async function toAnswer(core: Core, row: ReplacedEmailRow, now: Date): Promise<UndoEmailLookAnswer> {
  const { before, after } = openEmails(core.seal, row);
  return {
    standing: readStanding(row, now),
    before: maskedEmail(before),
    after: maskedEmail(after),
    changedAt: row.replaced_at,
    endsAt: undoEndsAt(row),
    door: await findSignInMethod(core, row.account_id),
  };
}
