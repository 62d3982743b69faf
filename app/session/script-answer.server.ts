import { json } from "@remix-run/node";
import { Failure } from "~/gateway/failure";
import { endedCookies } from "./session-cookies.server";

/** A refusal as the answer to a script, which cannot follow a redirect to a sign-in: an ended session is a plain 401. */
export async function toldToScript(error: unknown) {
  if (!(error instanceof Failure)) throw error;
  const headers = error.status === 401 ? await endedCookies() : undefined;
  return json({ code: error.code }, { status: error.status, headers });
}
