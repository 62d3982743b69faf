import { actorName } from "~/platform/core/actor-name";
import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import { accountById, changeProfile, lockAccount } from "~/platform/records/accounts/accounts";
import { type AccountChange, inTransaction } from "./account-change";

/**
 * Corrects the name of a person. `before` is the name that is replaced. Returns false and changes
 * nothing if the name has changed since.
 */
export const renameAccount = (
  core: Pick<Core, "db" | "seal" | "now">,
  { accountId, byId, userName, before }: AccountChange & { userName: string; before: string },
): Promise<boolean> =>
  inTransaction(core, async ({ db, seal }, now) => {
    await lockAccount(db, accountId);
    if ((await accountById({ db, seal }, accountId)).userName !== before) return false;
    await changeProfile(db, seal, accountId, { userName });
    await recordAudit(db, {
      at: now,
      actor: actorName(byId),
      action: "account.rename",
      subject: `account:${accountId}`,
    });
    return true;
  });
