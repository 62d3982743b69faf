import { actorName } from "~/platform/core/actor-name";
import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import { endEverySession } from "~/platform/records/sessions/end-every-session";
import { type AccountChange, inTransaction } from "./account-change";

/** Signs a person out in every browser, at the embedded provider too. */
export const signOutAccount = (
  core: Pick<Core, "db" | "seal" | "now">,
  { accountId, byId }: AccountChange,
): Promise<void> =>
  inTransaction(core, async (inside, now) => {
    await endEverySession(inside, accountId, now);
    await recordAudit(inside.db, {
      at: now,
      actor: actorName(byId),
      action: "session.endAll",
      subject: `account:${accountId}`,
    });
  });
