import { z } from "zod";
import { cappedStream, cappedText } from "~/contract/capped-body";
import { type Endpoint, refusal } from "~/contract/endpoint";
import { requestIdHeader } from "~/contract/tracing";
import { Failure, failureOf } from "./failure";

/** Decodes a response and checks it against the contract. A refusal of either wire family is thrown as a `Failure`. */
export async function decodeAnswer<Out extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, Out>,
  response: Response,
): Promise<z.output<Out>> {
  const { wire, bytes, maxResponseBytes, answer } = endpoint;
  // For unprocessed responses, a redirect is a valid answer, meant for the browser (§7, logout).
  if (wire === "raw" && bytes === null && response.status < 400) return answer.parse(response);
  if (wire === "raw" && response.ok)
    return answer.parse((await orFailure(cappedStream(response, maxResponseBytes))) ?? unfit());
  const text = (await orFailure(cappedText(response, maxResponseBytes))) ?? unfit();
  const json = response.ok ? parseJson(text, response, wire) : jsonIn(text);
  const refusalBody = refusal.safeParse(json);
  if (response.status === 401 && !mayEndSession(endpoint)) return unfit();
  // A redirect is not a valid response to any call (S-39).
  const status = response.status >= 300 && response.status < 400 ? 502 : response.status;
  if (refusalBody.success)
    throw new Failure(response.ok ? 400 : status, { ...refusalBody.data, ...headersOf(response) });
  if (!response.ok) throw new Failure(status, { ...readErrorBody(text, response), ...headersOf(response) });
  const payload = wire === "text" ? text : wire === "envelope" ? openEnvelope(json) : json;
  const plain = answer.safeParse(payload);
  const result = plain.success || !isNothing(payload) ? plain : answer.safeParse({});
  return result.success ? result.data : unfit();
}

/**
 * Whether a 401 from this call means that a session has ended. From a public call it does not: the sign-in page would
 * make the same call again, and the browser would loop.
 */
const mayEndSession = ({ access, refusals: refuses }: Pick<Endpoint, "access" | "refusals">): boolean =>
  access !== "open" || refuses.includes(401);

const envelope = z.object({
  code: z.union([z.string(), z.number()]).transform(String),
  data: z.unknown().optional(),
  message: z.string().optional().catch(undefined),
  details: z.unknown().optional(),
});

/**
 * The data of an envelope; undefined for an empty body, null or an empty object. Only the code `0` is success (§4). Any
 * other code is a refusal, regardless of the status and the data, so that unsaved data never counts as saved.
 */
function openEnvelope(json: unknown): unknown {
  if (isNothing(json)) return undefined;
  const parsed = envelope.safeParse(json);
  if (!parsed.success) return unfit();
  const { code, data, message, details } = parsed.data;
  if (code !== "0") throw new Failure(400, { code, message, details });
  return data;
}

/** Calls without an answer send different empty values. */
const isNothing = (json: unknown): boolean =>
  (json ?? null) === null || (typeof json === "object" && !Array.isArray(json) && Object.keys(json!).length === 0);

const headersOf = ({ headers }: Response) => ({
  location: headers.get("location"),
  retryAfter: headers.get("retry-after"),
  requestId: headers.get(requestIdHeader),
});

/** Anything but JSON, or a page in place of a text, is rejected (F-09). An empty body can be valid. */
function parseJson(text: string, { headers }: Response, wire: Endpoint["wire"]): unknown {
  const contentType = headers.get("content-type") ?? "";
  const json = contentType.includes("json") ? jsonIn(text) : undefined;
  const isNone = wire === "text" ? contentType.includes("html") : text !== "" && json === undefined;
  return isNone ? unfit() : json;
}

/** Reads a response. Throws a `Failure` if the connection breaks off. */
const orFailure = <Read>(reading: Promise<Read>): Promise<Read> =>
  reading.catch((error: unknown) => {
    throw failureOf(error);
  });

/** The failure for a response that does not match the call. */
function unfit(): never {
  throw new Failure(502, { code: "request.service" });
}

const lenient = z.string().optional().catch(undefined);
const errorBody = z.object({ code: lenient, message: lenient, msg: lenient, details: z.unknown().optional() });

/**
 * Statuses for which the response's message is shown in place of ours (§8): "its message or e400", "the message or
 * e403".
 */
const speaking = new Set([400, 403]);

/**
 * The message of an error whose body is not marked as failed (§8): for 400 and 403 the message in the body; for a
 * binary body, with any status, the text in `msg`. Other errors get our own message. An HTML page is ignored.
 */
function readErrorBody(text: string, { status, headers }: Response): z.output<typeof errorBody> {
  const contentType = headers.get("content-type") ?? "";
  const isBinary = !contentType.includes("json") && !contentType.startsWith("text/");
  const body = errorBody.safeParse(jsonIn(text)).data;
  if (!body || !(isBinary || contentType.includes("json"))) return {};
  const { code, details, msg, message } = body;
  return { code, details, message: isBinary || speaking.has(status) ? (msg ?? message) : undefined };
}

/** Parses a text as JSON; undefined if it is not JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
