import { json, redirect } from "@remix-run/node";
import type { Failure } from "~/gateway/failure";
import { paths } from "~/paths";
import { flash } from "./flash.server";
import { registrationCookie } from "./cookies.server";
import { isOfWorkspace } from "./place.server";
import { csrfRenewal, sessionOver } from "./session-over.server";

/** What an error boundary is told. */
type FailureShown = { code: string; said?: string };

/** A refusal as the answer of this request: specification §8, from top to bottom. */
export async function answerFor(failure: Failure, request: Request): Promise<Response> {
  const reload = await csrfRenewal(failure, request);
  if (reload) return reload;
  if (failure.status === 401) return isOfWorkspace(request.url) ? sessionOver(failure, request) : toSignIn(request);
  if (failure.status === 403) return redirect(paths.forbiddenFor(failure.code));
  const shown: FailureShown = { code: failure.code, said: failure.said };
  const headers = failure.retryAfter ? { "retry-after": failure.retryAfter } : undefined;
  return json(shown, { status: failure.status, headers });
}

/** The registration's session is over (§8, 401): back to where a code starts a new one, and after it to the same place. */
export async function toSignIn(request: Request, code = "registration.sessionExpired"): Promise<Response> {
  const { pathname } = new URL(request.url);
  const headers = new Headers();
  headers.append("set-cookie", await registrationCookie.serialize("", { maxAge: 0 }));
  headers.append("set-cookie", await flash({ code }));
  return redirect(paths.registerStartFor(pathname), { status: 303, headers });
}
