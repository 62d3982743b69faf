import type { Core } from "~/platform/ground/core";
import { endAccountSessions } from "~/platform/records/accounts/end-sessions";
import { endProviderSessions } from "~/platform/records/sessions/provider-records";

type Ground = Pick<Core, "db" | "seal" | "now">;

/** Whose account changes, and who changes it; `byId` null: the operator, by a command. */
export type AccountChange = { accountId: string; byId: string | null };

/** Runs `act` in one transaction, at one instant. */
export const inTransaction = <G extends Ground, Result>(
  ground: G,
  act: (inside: G, now: Date) => Promise<Result>,
): Promise<Result> => ground.db.transaction().execute((trx) => act({ ...ground, db: trx }, ground.now()));

/** Ends all sessions of an account, those at the embedded provider too. */
export async function endEverySession(inside: Ground, accountId: string, now: Date): Promise<void> {
  await endAccountSessions(inside.db, accountId, now);
  await endProviderSessions(inside, accountId);
}
