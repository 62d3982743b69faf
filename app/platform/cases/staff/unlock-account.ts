import { actorName } from "~/platform/core/actor-name";
import { recordAudit } from "~/platform/core/audit";
import { typedName } from "~/platform/core/verification-codes/typed-name";
import { emailHashes, phoneHashes } from "~/platform/core/contact-keys";
import type { Core } from "~/platform/core/core";
import { forgetSubjects } from "~/platform/core/rate-limits/count-against";
import { accountById, foldedAccount } from "~/platform/records/accounts/accounts";
import { type AccountChange, inTransaction } from "./account-change";

/**
 * Clears the counts against an account: passwords tried for its name or email from any address, and codes sent to it. Counts
 * against a client address as a whole stay.
 */
export const unlockAccount = (
  core: Pick<Core, "db" | "seal" | "now">,
  { accountId, byId }: AccountChange,
): Promise<void> =>
  inTransaction(core, async ({ db, seal }, now) => {
    const { user_account, email, boundPhone } = await accountById({ db, seal }, accountId);
    const subjects = [
      accountId,
      ...emailHashes(seal, email),
      ...(boundPhone === undefined ? [] : phoneHashes(seal, boundPhone)),
      ...[user_account, email].map((name) => typedName(seal, foldedAccount(name))),
    ];
    await forgetSubjects(db, subjects);
    await recordAudit(db, {
      at: now,
      actor: actorName(byId),
      action: "account.unlock",
      subject: `account:${accountId}`,
    });
  });
