import type { ActorContext } from "~/platform/cases/handler";
import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { type AuthenticatorChange, authenticatorChanged } from "~/platform/core/emails/authenticator-changes";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { accountById } from "~/platform/records/accounts/accounts";

const kinds: Record<AuthenticatorChange, string> = {
  authenticatorAdded: "authenticator.added",
  authenticatorRemoved: "authenticator.removed",
  recoveryCodesRenewed: "recoveryCodes.renewed",
};

/** Records a change of the authenticator app or the recovery codes, and notifies the account's email. */
export async function noteAuthenticatorChange(
  core: Core,
  trx: Db,
  change: AuthenticatorChange,
  { actor, language, now }: ActorContext,
): Promise<void> {
  const subject = `account:${actor.accountId}`;
  await recordAudit(trx, { at: now, actor: subject, action: `account.${change}`, subject });
  const { email } = await accountById({ db: trx, seal: core.seal }, actor.accountId);
  const message = authenticatorChanged({ ...core.config, language }, change);
  await putInOutbox(trx, core.seal, { kind: kinds[change], to: email, message, now });
}
