import { json } from "@remix-run/node";
import { Failure } from "~/gateway/failure";
import { answerFor } from "~/session/failures.server";
import { paramsOfRefusal } from "~/session/refusals";
import type { ProgressOutcome } from "./progress-outcome";

/** Refusals that belong to a field; their sentences are in `findings` under the same code. */
const atField = new Set(["code.tooSoon", "code.tooMany", "code.wrong", "code.exhausted"]);

type AtField = (codes: string[]) => Exclude<ProgressOutcome, { standing: unknown }>;

/**
 * A refusal as this page says it: at its field, with what was typed, 422 or 429. Where the base API is out of order the
 * page stays as well, and says so. Too many queries are counted apart from too many letters (S-18).
 */
export async function refusedQuestion(
  error: unknown,
  request: Request,
  say: AtField,
  asked: "letter" | "query" = "letter",
) {
  if (!(error instanceof Failure)) throw error;
  if (atField.has(error.code)) {
    const code = error.code === "code.tooMany" && asked === "query" ? "query.tooMany" : error.code;
    const params = paramsOfRefusal(error);
    const headers = params?.seconds ? { "retry-after": String(params.seconds) } : undefined;
    return json<ProgressOutcome>({ ...say([code]), params }, { status: error.status === 429 ? 429 : 422, headers });
  }
  if (error.status === 401 || error.status === 403) throw await answerFor(error, request);
  return json<ProgressOutcome>({ ...say([]), failed: true }, { status: error.status === 429 ? 429 : 503 });
}
