import { AsyncLocalStorage } from "node:async_hooks";
import type { Log } from "~/platform/core/settings/config";
import type { Seal } from "~/platform/core/seal";

/** The known facts about the request being handled, for every line that is logged during it. */
export type Scope = { requestId: string; client: string; actor?: string };

const scopes = new AsyncLocalStorage<Scope>();

/** The facts that a security event carries; outside a request, in a job, there are none. */
export const scopeFacts = (): Partial<Scope> => scopes.getStore() ?? {};

/** The pseudonym of a person in the log: always the same, and not traceable to them. */
export const loggedName = (seal: Seal, id: string): string => seal.hash("log", id).slice(0, 12);

/** Records the actor of this request: an account, or a registration in place of its registrant. */
export function noteActor(seal: Seal, id: string): void {
  const scope = scopes.getStore();
  if (scope) scope.actor = loggedName(seal, id);
}

/** Handles a request within its scope. */
export const runInScope = <Result>(scope: Scope, answer: () => Promise<Result>): Promise<Result> =>
  scopes.run(scope, answer);

/** Runs work that a request only starts, so that its events do not contain the caller. */
export const runOutsideScope = (run: () => void): void => scopes.exit(run);

/** A log that adds the current request to every line. */
export function withRequestIds(log: Log): Log {
  const atLevel = (level: keyof Log) => (event: object, message?: string) => {
    const { requestId } = scopeFacts();
    log[level](requestId === undefined ? event : { requestId, ...event }, message);
  };
  return { info: atLevel("info"), warn: atLevel("warn"), error: atLevel("error") };
}
