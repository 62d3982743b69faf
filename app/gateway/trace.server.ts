import { AsyncLocalStorage } from "node:async_hooks";

/** What becomes known of a request while it is answered, and belongs in its line of the log. */
export type Trace = {
  /** Who acted, by the name that the base API's own log has for them. */
  actor?: string;
  /** The id of the route that answered. */
  route?: string;
};

const traces = new AsyncLocalStorage<Trace>();

/** Answers a request and notes in `trace` what becomes known meanwhile, however deep it is found out. */
export const runTraced = <Result>(trace: Trace, run: () => Result): Result => traces.run(trace, run);

/** Notes something for the line of the request that is being answered; outside a request it is lost. */
export function noteInTrace(facts: Trace): void {
  const trace = traces.getStore();
  if (trace) Object.assign(trace, facts);
}
