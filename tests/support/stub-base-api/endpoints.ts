import * as contract from "~/contract";
import type { Endpoint } from "~/contract/endpoint";

/** Every call of the contract by its name, as `registration.saveSection`. */
export const endpoints = new Map<string, Endpoint>(
  Object.entries(contract).flatMap(([subject, calls]) =>
    Object.entries(calls).flatMap(([name, call]) => (isEndpoint(call) ? [[`${subject}.${name}`, call] as const] : [])),
  ),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "wire" in value && "path" in value;
}

/** The name of the call that a request is; null: the contract knows none. An address without a parameter goes first. */
export function callAt(method: string, pathname: string): string | null {
  const found = [...endpoints].filter(([, call]) => call.method === method && patternOf(call.path).test(pathname));
  const [[name] = [null]] = found.toSorted(([, one], [, other]) => parametersIn(one.path) - parametersIn(other.path));
  return name;
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, "[^/]+")}$`);
const parametersIn = (path: string) => path.split("{").length - 1;
