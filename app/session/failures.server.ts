import { json, redirect, redirectDocument } from "@remix-run/node";
import { csrfRenewed } from "~/contract/session";
import { Failure } from "~/gateway/failure";
import { paths } from "~/paths";
import { flash } from "./flash.server";
import { registrationCookie } from "./cookies.server";
import { isOfWorkspace, pageBefore, pageOfScript, trustedAddress } from "./place.server";
import { csrfRenewal, sessionOver } from "./session-over.server";

/** No more of the base API's own words is shown: a cookie has to hold them. */
const longestSaid = 300;

/** What an error boundary is told. */
type FailureShown = { code: string; status: number; said?: string; params?: Record<string, number> };

/** A refusal as the answer of this request: specification §8, from top to bottom. */
export async function answerFor(failure: Failure, request: Request): Promise<Response> {
  const reload = await csrfRenewal(failure, request);
  if (reload) return reload;
  if (failure.status === 401)
    return isOfWorkspace(request.url) ? sessionOver(failure, request) : registrationOver(failure, request);
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

/**
 * An address without a page of its own (a download, the link of a menu) cannot show what went wrong: the page that the
 * user comes from does.
 */
export async function pageBeforeWith(error: unknown, request: Request): Promise<Response> {
  if (!(error instanceof Failure)) throw error;
  if (error.status === 401 || error.status === 403) return answerFor(error, request);
  const { code, status, details } = error;
  const { max } = (details ?? {}) as { max?: unknown };
  const said = error.said?.slice(0, longestSaid);
  return backTo(pageBefore(request) ?? paths.workspace, {
    code,
    status,
    ...(said && { said }),
    ...(typeof max === "number" && { params: { max } }),
  });
}

/**
 * The registration's session is over (§8, 401): to the address that the base API names, else to where a code starts a new
 * one, and from there to the same place. No message: that page says itself what it is for.
 */
async function registrationOver(failure: Failure, request: Request): Promise<Response> {
  const headers = new Headers({ "set-cookie": await registrationCookie.serialize("", { maxAge: 0 }) });
  const named = trustedAddress(failure.location);
  if (named) return redirectDocument(named, { status: 303, headers });
  return redirect(paths.registerStartFor(new URL(request.url).pathname), { status: 303, headers });
}
