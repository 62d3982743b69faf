import { AsyncLocalStorage } from "node:async_hooks";

/** Facts collected while a request is handled, for its log line. */
export type Trace = {
  /** The user who acted, by their name in the base API's own log. */
  actor?: string;
  /** The id of the route that handled the request. */
  route?: string;
};

const traces = new AsyncLocalStorage<Trace>();

/** Handles a request and collects facts about it in `trace`, however deep in the call stack they are noted. */
export const runTraced = <Result>(trace: Trace, run: () => Result): Result => traces.run(trace, run);

/** Notes facts for the log line of the current request. Outside a request they are dropped. */
export function noteInTrace(facts: Trace): void {
  const trace = traces.getStore();
  if (trace) Object.assign(trace, facts);
}
