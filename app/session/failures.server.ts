import { json, redirect } from "@remix-run/node";
import { csrfRenewed } from "~/contract/session";
import type { Failure } from "~/gateway/failure";
import { paths } from "~/paths";
import { flash } from "./flash.server";
import { registrationCookie } from "./cookies.server";
import { isOfWorkspace, pageOfScript } from "./place.server";
import { csrfRenewal, sessionOver } from "./session-over.server";

/** No more of the base API's own words is shown: a cookie has to hold them. */
const longestSaid = 300;

/** What an error boundary is told. */
type FailureShown = { code: string; status: number; said?: string };

/** A refusal as the answer of this request: specification §8, from top to bottom. */
export async function answerFor(failure: Failure, request: Request): Promise<Response> {
  const reload = await csrfRenewal(failure, request);
  if (reload) return reload;
  if (failure.status === 401) return isOfWorkspace(request.url) ? sessionOver(failure, request) : toSignIn(request);
  const shown: FailureShown = {
    code: failure.code,
    status: failure.status,
    said: failure.said?.slice(0, longestSaid),
  };
  if (failure.status === 403 && failure.code !== csrfRenewed) return toForbidden(shown);
  const page = pageOfScript(request);
  if (page !== null) return backTo(page, shown);
  const headers = failure.retryAfter ? { "retry-after": failure.retryAfter } : undefined;
  return json(shown, { status: failure.status, headers });
}

/** The page of §2, with the base API's own words where it has some: in a cookie, since an address may be anybody's. */
async function toForbidden({ code, said }: FailureShown): Promise<Response> {
  const headers = said ? { "set-cookie": await flash({ code, said, isFailure: true, isOnPage: true }) } : undefined;
  return redirect(paths.forbiddenFor(code), { headers });
}

/** A page stays, or is come back to, with what is typed there: a toast says why (§8). */
export const backTo = async (page: string, shown: FailureShown): Promise<Response> =>
  redirect(page, { status: 303, headers: { "set-cookie": await flash({ ...shown, isFailure: true }) } });

/** The registration's session is over (§8, 401): back to where a code starts a new one, and after it to the same place. */
export async function toSignIn(request: Request, code = "registration.sessionExpired"): Promise<Response> {
  const { pathname } = new URL(request.url);
  const headers = new Headers();
  headers.append("set-cookie", await registrationCookie.serialize("", { maxAge: 0 }));
  headers.append("set-cookie", await flash({ code }));
  return redirect(paths.registerStartFor(pathname), { status: 303, headers });
}
