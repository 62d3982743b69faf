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

/** The maximum length of the base API's own message, which has to fit into a cookie. */
const longestMessage = 300;

/** The details of a failure for an error boundary or a toast. */
type FailureNotice = {
  code: string;
  status: number;
  requestId?: string;
  serverMessage?: string;
  params?: Record<string, string | number>;
};

/** Converts a failure to the response of this request, in the order of specification §8. */
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

/** The page that posted a form of another registration. */
const ownPage = (request: Request): string => pageBefore(request) ?? withoutToken(request.url);

/** Whether a refusal is shown inside the shell; all others are shown as a page of the portal. */
const isPageInShell = ({ code, serverMessage }: Failure, { method, url }: Request): boolean =>
  ((code === "request.e403" && serverMessage === undefined) || code === "consent.missing") &&
  method === "GET" &&
  isOfWorkspace(new URL(url).pathname);

/** Whether a failure concerns the session or a permission, which no screen handles by itself. */
export const isAboutAccess = ({ status }: Failure): boolean => status === 401 || status === 403;

/** The page stays, or is reloaded with the answers in its fields; a toast shows the reason (§8). */
export const backTo = async (page: string, notice: FailureNotice): Promise<Response> =>
  redirect(page, { status: 303, headers: { "set-cookie": await flash({ ...notice, isFailure: true }) } });

/**
 * For an address that has no page to show a failure (a download, the link of a menu), redirects to the page from which
 * the user came.
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

/**
 * Converts a failure to the response for a script, which cannot follow a redirect to the sign-in. An ended session is a
 * plain 401.
 */
export async function answerScript({ code, status }: Failure) {
  return json({ code }, { status, headers: status === 401 ? await endSessionHeaders() : undefined });
}

/**
 * Redirects to the sign-in and then back to this page. It reloads the document, because the redirects cross another
 * site.
 */
export const toSignIn = (request: Request, headers?: Headers): Response =>
  redirectDocument(paths.login(currentPlace(request)), { status: 303, headers });

/**
 * The session has ended (§8, 401): redirects to the address from the base API, or to the sign-in, without a message.
 * Also removes the cookie, so that the redirects end at a sign-in and cannot loop.
 */
async function sessionOver(failure: Failure, request: Request): Promise<Response> {
  const headers = await endSessionHeaders();
  // A session that fails on its first load would cause a redirect loop.
  if (await isFirstLoad(request)) return redirect(paths.forbiddenFor("signIn.failed"), { status: 303, headers });
  const address = trustedAddress(failure.location);
  return address ? redirectDocument(address, { status: 303, headers }) : toSignIn(request, headers);
}

/**
 * The registration session has ended (§8, 401): redirects to the address from the base API, or to the page where a code
 * starts a new session, and from there back to the same page. It needs no message, because that page explains itself.
 */
async function registrationOver(failure: Failure, request: Request): Promise<Response> {
  const headers = { "set-cookie": await removal(registrationCookie) };
  const address = trustedAddress(failure.location);
  if (address) return redirectDocument(address, { status: 303, headers });
  // A colleague returns by their invitation link, if this browser still has it.
  if (isFailure(failure, "colleague.sessionExpired"))
    return redirect(paths.colleague((await readEntry(request)).colleague?.key ?? ""), { status: 303, headers });
  return redirect(paths.registerStartFor(new URL(request.url).pathname), { status: 303, headers });
}

/**
 * Redirects to the page of §2, with the base API's message if there is one. The message is in a cookie, because anyone
 * can craft an address.
 */
async function toForbidden({ code, serverMessage, params }: FailureNotice): Promise<Response> {
  const headers =
    serverMessage || params
      ? { "set-cookie": await flash({ code, serverMessage, params, isFailure: true, isOnPage: true }) }
      : undefined;
  return redirect(paths.forbiddenFor(code), { headers });
}

const wordParams = z.object({ params: z.record(z.string(), z.union([z.string(), z.number()])) });

/**
 * The parameters for the sentence of a refusal: the time until another attempt is allowed, as `seconds` and as `count`.
 * `count` is in seconds for the pause between two codes, otherwise in minutes.
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

/** The `Retry-After` header, if the base API sent one (S-14). */
export const retryHeaders = ({ retryAfter }: Failure): { "retry-after": string } | undefined =>
  retryAfter ? { "retry-after": retryAfter } : undefined;

const messageOf = ({ serverMessage }: Failure) => serverMessage?.slice(0, longestMessage);
