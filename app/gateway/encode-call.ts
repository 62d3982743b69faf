import type { z } from "zod";
import type { Endpoint } from "~/contract/endpoint";
import { inputRefusal } from "~/contract/input-refusal";
import { Failure } from "./failure";

/**
 * Checks the fields of a call against the contract. Forbidden characters in a text come from a user, and are refused as
 * by the base API. Any other mismatch is a bug.
 */
export function checkedInput<In extends z.ZodType>({ input }: Endpoint<In>, given: z.input<In>) {
  const { success, data, error } = input.safeParse(given);
  if (success) return data as Record<string, unknown>;
  const { code, details } = inputRefusal(error.issues);
  throw code === "request.characters" ? new Failure(400, { code, details }) : error;
}

type CallFields = Record<string, unknown>;

/** Puts path parameters into the path, and the rest into the query, the JSON body or the parts of a form. */
export function encodeCall(
  { method, path, sentIn, multipart }: Endpoint,
  input: CallFields,
  base: URL,
  init: RequestInit,
): Request {
  const rest = { ...input };
  const fullPath = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const url = new URL(base.pathname.replace(/\/$/, "") + fullPath, base);
  if (multipart) return new Request(url, { ...init, method, body: toForm(rest) });
  if (sentIn === "query") {
    for (const [name, value] of Object.entries(rest)) appendTo(url.searchParams, name, value);
    return new Request(url, { ...init, method });
  }
  const headers = new Headers(init.headers);
  headers.set("content-type", "application/json");
  return new Request(url, { ...init, method, headers, body: JSON.stringify(rest) });
}

/** Arrays are sent as repeated parameters (§5). */
function appendTo(query: URLSearchParams, name: string, value: unknown) {
  for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) query.append(name, String(one));
}

function toForm(parts: CallFields) {
  const form = new FormData();
  const filled = Object.entries(parts).filter(([, value]) => value !== undefined);
  for (const [name, value] of filled) form.append(name, value instanceof File ? value : String(value));
  return form;
}
