import type { Core } from "~/platform/core/core";

type Dependencies = Pick<Core, "db" | "seal" | "now">;

/** The account that changes and the actor; `byId` is null for the operator's commands. */
export type AccountChange = { accountId: string; byId: string | null };

/** Runs `act` in one transaction, with a single current time. */
export const inTransaction = <G extends Dependencies, Result>(
  core: G,
  act: (inside: G, now: Date) => Promise<Result>,
): Promise<Result> => core.db.transaction().execute((trx) => act({ ...core, db: trx }, core.now()));
