import { callAt } from "~/contract/calls";
import { cappedBytes, cappedStream } from "~/contract/capped-body";
import { Failure, failureOf } from "~/gateway/failure";
import { decodeAnswer } from "~/gateway/decode-answer";
import { answerMaxBytes, workbookAnswerMaxBytes } from "~/rules/limits/base-api";

/**
 * Checks a response of the base API before it is passed on to browser code. Responses to calls of the contract are
 * validated as for the portal itself (F-11): they are passed on unchanged, or a `Failure` 502 is thrown. Files are
 * streamed. Sub-applications of the company may call services outside the contract; their responses are limited in the
 * same way.
 */
export async function checkedAnswer({ method, url }: Request, response: Response): Promise<Response> {
  const { ok, status } = response;
  // Following or forwarding it would lead away from the configured address (S-39, S-55).
  if (!ok && status < 400) return refuse(response);
  const endpoint = callAt(method, new URL(url).pathname)?.endpoint;
  if (ok && endpoint?.wire === "raw") return (await decodeAnswer(endpoint, response)) as Response;
  if (ok && !endpoint && method !== "HEAD" && isFile(response))
    return (await cappedStream(response, workbookAnswerMaxBytes).catch(throwFailure)) ?? refuse(response);
  const whole = await readWhole(response, endpoint?.maxResponseBytes ?? answerMaxBytes);
  if (ok && endpoint) await decodeAnswer(endpoint, whole.clone()).catch(ifUnfit);
  return whole;
}

/** Reads a response completely. Throws a `Failure` 502 if it breaks off or is longer than this many bytes. */
export async function readWhole(response: Response, mostBytes: number): Promise<Response> {
  const bytes = (await cappedBytes(response, mostBytes).catch(throwFailure)) ?? refuse(response);
  const { status, headers } = response;
  // Some statuses do not allow a body, not even an empty one.
  return new Response(bytes.length > 0 ? bytes : null, { status, headers });
}

/** A refusal with status 200 is passed on for browser code to read; anything else is a `Failure`. */
function ifUnfit(error: unknown): void {
  if (!(error instanceof Failure) || error.status === 502) throw error;
}

const isFile = ({ headers }: Response) => {
  const type = headers.get("content-type") ?? "";
  return type !== "" && !type.includes("json") && !type.startsWith("text/");
};

function throwFailure(error: unknown): never {
  throw failureOf(error);
}

function refuse({ body }: Response): never {
  if (body && !body.locked) void body.cancel();
  throw new Failure(502, { code: "request.service" });
}
