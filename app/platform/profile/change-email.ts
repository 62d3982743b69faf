import type { z } from "zod";
import type { profile } from "~/contract";
import { recordAudit } from "../audit/record";
import { noteContactChange } from "../change-requests/contact-lock";
import type { Core } from "../core";
import { countAgainst } from "../db/rate";
import type { Context } from "../http/context";
import { refuse } from "../http/refuse";
import { accountById, changeProfile } from "../identity/accounts";
import type { Actor } from "../identity/actor";
import { maskedEmail } from "../identity/masked-email";
import { iso } from "../instants";
import { emailChangesPerAccount } from "../limits";
import { emailChanged } from "../mail/letters/email-changed";
import { emailCode } from "../mail/letters/email-code";
import { putInOutbox } from "../mail/outbox";
import { checkCode, spendCode } from "../verification/confirm-code";
import { emailAddress, emailHashes } from "../verification/email-key";
import { requestCode } from "../verification/request-code";

type Asked = Context & { actor: Actor };
type Request = z.output<typeof profile.requestEmailCode.input>;
type Confirmation = z.output<typeof profile.confirmEmail.input>;

const about = (accountId: string) => `email-change:${accountId}`;

/** Sends a code to a new e-mail, and notes which one it is for. */
export async function requestEmailCode(core: Core, { email: typed }: Request, context: Asked) {
  const { db, seal, config } = core;
  const { accountId } = context.actor;
  const email = emailAddress(typed);
  const { email_hash } = await accountById(core, accountId);
  if (emailHashes(seal, email).includes(email_hash)) refuse(400, "profile.email.same");
  await countAgainst(db, context.now, [{ rate: emailChangesPerAccount, subject: accountId }]);

  const stationery = { ...config, language: context.language };
  const asked = { email, purpose: "email" as const };
  const { challengeId } = await requestCode(core, context, asked, (code) => emailCode(stationery, code));
  const change = {
    email_sealed: seal.close(email, about(accountId)),
    challenge_sealed: seal.close(challengeId, about(accountId)),
    created_at: iso(context.now),
  };
  await db
    .insertInto("email_change")
    .values({ account_id: accountId, ...change })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(change))
    .execute();
  return {};
}

/** The code is right: the e-mail is another, and whoever reads the old one is told. */
export async function confirmEmail(core: Core, { code }: Confirmation, { actor, now, language }: Asked) {
  const { db, seal, config, letterWaits } = core;
  const { accountId } = actor;
  const change = (await findChange(core, accountId)) ?? refuse(400, "code.wrong");
  const { email, challengeId } = change;
  const spent = await checkCode(core, now, { email, code, challengeId, purpose: "email" });
  const { email: old } = await accountById(core, accountId);
  await db.transaction().execute(async (trx) => {
    await spendCode(trx, now, spent);
    await changeProfile(trx, seal, accountId, { email });
    await trx.deleteFrom("email_change").where("account_id", "=", accountId).execute();
    await noteContactChange(trx, { account_id: accountId }, now);
    const subject = `account:${accountId}`;
    await recordAudit(trx, { at: now, actor: subject, action: "account.email", subject });
    const letter = emailChanged({ ...config, language }, maskedEmail(email));
    await putInOutbox(trx, seal, { kind: "email.changed", to: old, letter, now });
  });
  letterWaits();
  return {};
}

/** Gives the change up: its code leads nowhere any more. */
export async function cancelEmailChange({ db }: Core, { accountId }: Actor) {
  await db.deleteFrom("email_change").where("account_id", "=", accountId).execute();
  return {};
}

/** The new e-mail that waits for its code; null: none does. */
export const pendingEmail = async (core: Core, accountId: string): Promise<string | null> =>
  (await findChange(core, accountId))?.email ?? null;

async function findChange({ db, seal }: Core, accountId: string) {
  const row = await db.selectFrom("email_change").selectAll().where("account_id", "=", accountId).executeTakeFirst();
  return row
    ? {
        email: seal.open<string>(row.email_sealed, about(accountId)),
        challengeId: seal.open<string>(row.challenge_sealed, about(accountId)),
      }
    : null;
}
