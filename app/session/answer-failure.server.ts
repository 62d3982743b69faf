import { isFailure } from "~/gateway/failure";
import { json, redirect, redirectDocument } from "@remix-run/node";
import { z } from "zod";
import { csrfRenewed } from "~/contract/session";
import type { Failure } from "~/gateway/failure";
import { paths } from "~/paths";
import { endSessionHeaders, isFirstLoad, registrationCookie, removal } from "./cookies.server";
import { reloadWithFreshToken } from "./renew-csrf.server";
import { readEntry } from "./entry.server";
import { flash } from "./flash.server";
import { currentPlace, isOfWorkspace, pageBefore, pageOfScript, trustedAddress, withoutToken } from "./place.server";

/** No more of the base API's own words is shown: a cookie has to hold them. */
const longestMessage = 300;

/** The facts of a failure that an error boundary or a toast shows. */
type FailureNotice = {
  code: string;
  status: number;
  requestId?: string;
  serverMessage?: string;
  params?: Record<string, string | number>;
};

/** A failure as the answer of this request: specification §8, from top to bottom. */
export async function answerFor(failure: Failure, request: Request, requestId?: string): Promise<Response> {
  const reload = await reloadWithFreshToken(failure, request);
  if (reload) return reload;
  if (failure.status === 401)
    return isOfWorkspace(new URL(request.url).pathname)
      ? sessionOver(failure, request)
      : registrationOver(failure, request);
  const notice: FailureNotice = { code: failure.code, status: failure.status, serverMessage: messageOf(failure) };
  if (failure.status === 403 && failure.code !== csrfRenewed)
    return isPageInShell(failure, request)
      ? json({ ...notice, requestId }, { status: 403 })
      : toForbidden({ ...notice, params: wordParams.safeParse(failure.details).data?.params });
  const page = pageOfScript(request) ?? (isFailure(failure, "registration.another") ? ownPage(request) : null);
  if (page !== null) return backTo(page, notice);
  return json({ ...notice, requestId }, { status: failure.status, headers: retryHeaders(failure) });
}

/** The page that posted a form, which the browser may show again: what it posted belongs to another registration. */
const ownPage = (request: Request): string => pageBefore(request) ?? withoutToken(request.url);

/** Whether a refusal concerns a page inside the shell, which shows it there; every other refusal is a page of the portal. */
const isPageInShell = ({ code, serverMessage }: Failure, { method, url }: Request): boolean =>
  ((code === "request.e403" && serverMessage === undefined) || code === "consent.missing") &&
  method === "GET" &&
  isOfWorkspace(new URL(url).pathname);

/** Whether a failure concerns the session or a permission, which no screen handles by itself. */
export const isAboutAccess = ({ status }: Failure): boolean => status === 401 || status === 403;

/** The page stays, or is loaded again, with the answers in its fields; a toast gives the reason (§8). */
export const backTo = async (page: string, notice: FailureNotice): Promise<Response> =>
  redirect(page, { status: 303, headers: { "set-cookie": await flash({ ...notice, isFailure: true }) } });

/**
 * An address without a page to show a failure on (a download, the link of a menu) leads back to the page that the user comes
 * from, which does.
 */
export async function backToPageBefore(failure: Failure, request: Request): Promise<Response> {
  if (isAboutAccess(failure)) return answerFor(failure, request);
  const { code, status, details } = failure;
  const { max } = (details ?? {}) as { max?: unknown };
  const message = messageOf(failure);
  return backTo(pageBefore(request) ?? paths.workspace, {
    code,
    status,
    ...(message && { serverMessage: message }),
    ...(typeof max === "number" && { params: { max } }),
  });
}

/** A failure as the answer to a script, which cannot follow a redirect to a sign-in: an ended session is a plain 401. */
export async function answerScript({ code, status }: Failure) {
  return json({ code }, { status, headers: status === 401 ? await endSessionHeaders() : undefined });
}

/** To the sign-in, and after it back to this place. A load of the document: the way leads over another site. */
export const toSignIn = (request: Request, headers?: Headers): Response =>
  redirectDocument(paths.login(currentPlace(request)), { status: 303, headers });

/**
 * The session is over (§8, 401): to the address the base API names, else to the sign-in; no message. The cookie goes
 * with it, so that the way ends at a sign-in and never in a loop.
 */
async function sessionOver(failure: Failure, request: Request): Promise<Response> {
  const headers = await endSessionHeaders();
  // A session that does not even hold for its first load would send the browser round and round.
  if (await isFirstLoad(request)) return redirect(paths.forbiddenFor("signIn.failed"), { status: 303, headers });
  const address = trustedAddress(failure.location);
  return address ? redirectDocument(address, { status: 303, headers }) : toSignIn(request, headers);
}

/**
 * The session of the registration is over (§8, 401): redirects to the address from the base API, or to the page where a code
 * starts a new session, and from there back to the same page. It needs no message, because that page explains itself.
 */
async function registrationOver(failure: Failure, request: Request): Promise<Response> {
  const headers = { "set-cookie": await removal(registrationCookie) };
  const address = trustedAddress(failure.location);
  if (address) return redirectDocument(address, { status: 303, headers });
  // A colleague comes back by the link of their invitation, which this browser may remember.
  if (isFailure(failure, "colleague.sessionExpired"))
    return redirect(paths.colleague((await readEntry(request)).colleague?.key ?? ""), { status: 303, headers });
  return redirect(paths.registerStartFor(new URL(request.url).pathname), { status: 303, headers });
}

/** The page of §2, with the base API's message if there is one: in a cookie, because anyone can write an address. */
async function toForbidden({ code, serverMessage, params }: FailureNotice): Promise<Response> {
  const headers =
    serverMessage || params
      ? { "set-cookie": await flash({ code, serverMessage, params, isFailure: true, isOnPage: true }) }
      : undefined;
  return redirect(paths.forbiddenFor(code), { headers });
}

const wordParams = z.object({ params: z.record(z.string(), z.union([z.string(), z.number()])) });

/**
 * The values that the sentence of a refusal needs: the time until another attempt is allowed, as `seconds` and as the
 * `count` that the sentence names. `count` is in seconds for the pause between two codes, and in minutes for all else.
 */
export function retryParams({ code, details }: Failure): { seconds: number; count: number } | undefined {
  const { retryAfter } = (details ?? {}) as { retryAfter?: number };
  if (typeof retryAfter !== "number") return undefined;
  return { seconds: retryAfter, count: code === "code.tooSoon" ? retryAfter : Math.ceil(retryAfter / 60) };
}

/** Like `retryParams`, with the base API's own params for the sentence. */
export const sentenceParams = (failure: Failure): Record<string, string | number> => ({
  ...wordParams.safeParse(failure.details).data?.params,
  ...retryParams(failure),
});

/** The `Retry-After` header, where the base API sent one (S-14). */
export const retryHeaders = ({ retryAfter }: Failure): { "retry-after": string } | undefined =>
  retryAfter ? { "retry-after": retryAfter } : undefined;

const messageOf = ({ serverMessage }: Failure) => serverMessage?.slice(0, longestMessage);
