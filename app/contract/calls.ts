import type { Endpoint } from "./endpoint";
import * as contract from "./index";

/** A call with its place in the contract: `registration`, `saveSection`. */
export type Call = { subject: string; name: string; endpoint: Endpoint };

/** Every call of the base API, subject by subject. */
export const calls: readonly Call[] = Object.entries(contract).flatMap(([subject, module]) =>
  Object.entries(module).flatMap(([name, value]) => (isEndpoint(value) ? [{ subject, name, endpoint: value }] : [])),
);

const patterns = calls
  .map((call) => ({ call, pattern: patternOf(call.endpoint.path) }))
  .toSorted((one, other) => parametersIn(one.call) - parametersIn(other.call));

/** The call that a request makes, by its method and its path; an address without a parameter goes first. Undefined: none. */
export const callAt = (method: string, pathname: string): Call | undefined =>
  patterns.find(({ call, pattern }) => call.endpoint.method === method && pattern.test(pathname))?.call;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value && "answer" in value;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, "[^/]+")}$`);
}

function parametersIn({ endpoint }: Call): number {
  return endpoint.path.split("{").length - 1;
}
