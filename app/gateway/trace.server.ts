import { AsyncLocalStorage } from "node:async_hooks";

/** Facts about a request that turn up while it is answered, for its line of the log. */
export type Trace = {
  /** The user who acted, by their name in the base API's own log. */
  actor?: string;
  /** The id of the route that answered. */
  route?: string;
};

const traces = new AsyncLocalStorage<Trace>();

/** Handles a request and collects facts about it in `trace`, however deep in the call stack they are noted. */
export const runTraced = <Result>(trace: Trace, run: () => Result): Result => traces.run(trace, run);

/** Notes facts for the line of the request that is being answered; outside a request they are lost. */
export function noteInTrace(facts: Trace): void {
  const trace = traces.getStore();
  if (trace) Object.assign(trace, facts);
}
