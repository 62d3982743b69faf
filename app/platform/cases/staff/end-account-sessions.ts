import { actorName } from "~/platform/ground/actor-name";
import { recordAudit } from "~/platform/ground/audit";
import type { Core } from "~/platform/ground/core";
import { type AccountChange, endEverySession, inTransaction } from "./account-change";

/** Signs a person out in every browser, at the embedded provider too. */
export const endAccountSessions = (
  ground: Pick<Core, "db" | "seal" | "now">,
  { accountId, byId }: AccountChange,
): Promise<void> =>
  inTransaction(ground, async (inside, now) => {
    await endEverySession(inside, accountId, now);
    await recordAudit(inside.db, {
      at: now,
      actor: actorName(byId),
      action: "session.endAll",
      subject: `account:${accountId}`,
    });
  });
