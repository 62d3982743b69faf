import * as contract from "~/contract/calls";
import type { Endpoint } from "~/contract/endpoint";

const nameOf = ({ subject, name }: contract.Call) => `${subject}.${name}`;

/** Every call of the contract by its name, as `registration.saveSection`. */
export const endpoints = new Map<string, Endpoint>(contract.calls.map((call) => [nameOf(call), call.endpoint]));

/** The name of the call for a request, or null if it is not in the contract. */
export function callAt(method: string, pathname: string): string | null {
  const call = contract.callAt(method, pathname);
  return call ? nameOf(call) : null;
}
