import type { Core } from "~/platform/core/core";
import { endAccountSessions } from "~/platform/records/accounts/end-sessions";
import { endProviderSessions } from "~/platform/records/sessions/provider-records";

type Dependencies = Pick<Core, "db" | "seal" | "now">;

/** Whose account changes, and who changes it; `byId` null: the operator, by a command. */
export type AccountChange = { accountId: string; byId: string | null };

/** Runs `act` in one transaction, at one instant. */
export const inTransaction = <G extends Dependencies, Result>(
  core: G,
  act: (inside: G, now: Date) => Promise<Result>,
): Promise<Result> => core.db.transaction().execute((trx) => act({ ...core, db: trx }, core.now()));

/** Ends all sessions of an account, those at the embedded provider too. */
export async function endEverySession(inside: Dependencies, accountId: string, now: Date): Promise<void> {
  await endAccountSessions(inside.db, accountId, now);
  await endProviderSessions(inside, accountId);
}
