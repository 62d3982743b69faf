import type { Endpoint } from "./endpoint";
import * as contract from "./index";

/** A call with its place in the contract: `registration`, `saveSection`. */
export type Call = { subject: string; name: string; endpoint: Endpoint };

/** Every call of the base API, by subject. */
export const calls: readonly Call[] = Object.entries(contract).flatMap(([subject, module]) =>
  Object.entries(module).flatMap(([name, value]) => (isEndpoint(value) ? [{ subject, name, endpoint: value }] : [])),
);

/** A node of the router: the call whose path ends here, and the next segments. */
type Branch = { call: Call | undefined; literals: Map<string, Branch>; parameter: Branch | undefined };

const router = newBranch();
for (const call of calls) {
  let branch = router;
  for (const segment of segmentsOf(call.endpoint)) branch = grow(branch, segment);
  branch.call ??= call;
}

/**
 * The call that matches a request's method and path. Segments are compared from the left, and a literal segment takes
 * precedence over a parameter. Undefined if no call has this address.
 */
export const callAt = (method: string, pathname: string): Call | undefined =>
  findIn(router, segmentsOf({ method, path: pathname }), 0);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value && "answer" in value;
}

function newBranch(): Branch {
  return { call: undefined, literals: new Map(), parameter: undefined };
}

/** The method, followed by the path segments. */
function segmentsOf({ method, path }: { method: string; path: string }): string[] {
  return [method, ...path.split("/")];
}

function grow(branch: Branch, segment: string): Branch {
  if (/^\{\w+\}$/.test(segment)) return (branch.parameter ??= newBranch());
  const next = branch.literals.get(segment) ?? newBranch();
  branch.literals.set(segment, next);
  return next;
}

function findIn(branch: Branch, segments: readonly string[], at: number): Call | undefined {
  const segment = segments[at];
  if (segment === undefined) return branch.call;
  const literal = branch.literals.get(segment);
  const call = literal && findIn(literal, segments, at + 1);
  return call ?? (branch.parameter && segment !== "" ? findIn(branch.parameter, segments, at + 1) : undefined);
}
