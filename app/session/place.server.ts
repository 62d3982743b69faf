import { env } from "~/config/env.server";
import { paths } from "~/paths";
import { safePath } from "~/rules/files/safe-path";

/** The base API's limit (contract/session.ts). */
const longest = 500;

/** The first segments of addresses that need a workspace session (§2). */
const workspaceRoots = new Set(["workspace", "gsrm", "gcis"]);

/**
 * Whether a path belongs to the workspace, where an ended session leads to a sign-in; elsewhere it leads to an email
 * code.
 */
export const isOfWorkspace = (path: string): boolean => workspaceRoots.has(path.split(/[/?]/)[1] ?? "");

/** Whether a request only reads. */
export const isRead = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

/** The page after signing in: one of our own paths, or else the workspace. */
export function placeAfterSignIn(input: unknown): string {
  const place = safePath(input, paths.workspace);
  return place.length > longest ? paths.workspace : place;
}

/** The user's current page: the one requested, or for a posted request the page that posted it. */
export function currentPlace(request: Request): string {
  if (isRead(request)) return placeAfterSignIn(withoutToken(request.url));
  const page = pageBefore(request);
  return page !== null && isOfWorkspace(page) ? placeAfterSignIn(page) : paths.workspace;
}

/**
 * The page from which our script posted a form and on which it can stay. Null if the browser loads a document or only
 * reads. Some pages send no referrer (S-05); their forms are posted to themselves.
 */
export function pageOfScript(request: Request): string | null {
  const mode = request.headers.get("sec-fetch-mode");
  if (isRead(request) || mode === null || mode === "navigate") return null;
  return request.headers.has("referer") ? pageBefore(request) : withoutToken(request.url);
}

/** The page of ours from which a request comes; null if the referrer is missing or another site's. */
export function pageBefore(request: Request): string | null {
  const from = request.headers.get("referer") ?? "";
  const isOurs = URL.canParse(from) && new URL(from).host === new URL(request.url).host;
  return isOurs ? withoutToken(from) : null;
}

/** The path and query of an address, without the token of §2. */
export function withoutToken(address: string): string {
  const { pathname, searchParams } = new URL(address);
  searchParams.delete("token");
  const query = searchParams.toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** The target of a redirect by the base API, if it is ours or the identity provider's; otherwise null (S-39). */
export function trustedAddress(location: string | null): string | null {
  if (!location || !URL.canParse(location, env.PUBLIC_ORIGIN)) return null;
  const address = new URL(location, env.PUBLIC_ORIGIN);
  const trustedOrigins = [env.PUBLIC_ORIGIN, ...(env.OIDC_ISSUER ? [new URL(env.OIDC_ISSUER).origin] : [])];
  return trustedOrigins.includes(address.origin) ? address.href : null;
}
