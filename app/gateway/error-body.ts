import { z } from "zod";

const mayLack = z.string().optional().catch(undefined);
const errorBody = z.object({ code: mayLack, message: mayLack, msg: mayLack, details: z.unknown().optional() });

/** Statuses whose own words are shown in place of ours (§8): "its message or e400", "the message or e403". */
const speaking = new Set([400, 403]);

/**
 * What an error says whose body is not marked failed (§8): a 400 and a 403 in their message, a binary body, read as text,
 * in `msg` with any status. Other errors have a sentence of ours, and a page of HTML says nothing.
 */
export function readErrorBody(text: string, { status, headers }: Response): z.output<typeof errorBody> {
  const contentType = headers.get("content-type") ?? "";
  const isBinary = !contentType.includes("json") && !contentType.startsWith("text/");
  const body = errorBody.safeParse(jsonIn(text)).data;
  if (!body || !(isBinary || contentType.includes("json"))) return {};
  const { code, details, msg, message } = body;
  return { code, details, message: isBinary || speaking.has(status) ? (msg ?? message) : undefined };
}

/** A text read as JSON; undefined: it is not JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
