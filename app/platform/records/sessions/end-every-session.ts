import type { Core } from "~/platform/core/core";
import { endAccountSessions } from "~/platform/records/accounts/end-sessions";
import { endProviderSessions } from "./provider-records";

/** Ends all sessions of an account, those at the embedded provider too. `inside.db` is the transaction. */
export async function endEverySession(
  inside: Pick<Core, "db" | "seal" | "now">,
  accountId: string,
  now: Date,
): Promise<void> {
  await endAccountSessions(inside.db, accountId, now);
  await endProviderSessions(inside, accountId);
}
