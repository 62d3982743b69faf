import type { Core } from "~/platform/core/core";

type Dependencies = Pick<Core, "db" | "seal" | "now">;

/** Whose account changes, and who changes it; `byId` null: the operator, by a command. */
export type AccountChange = { accountId: string; byId: string | null };

/** Runs `act` in one transaction, at one instant. */
export const inTransaction = <G extends Dependencies, Result>(
  core: G,
  act: (inside: G, now: Date) => Promise<Result>,
): Promise<Result> => core.db.transaction().execute((trx) => act({ ...core, db: trx }, core.now()));
