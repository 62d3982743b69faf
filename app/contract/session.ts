import { z } from "zod";
import { browserNames } from "~/rules/sign-in/browser-name";
import { signInMethods } from "~/rules/sign-in/sign-in-method";
import { endpoint, nothing } from "./endpoint";
import { instant } from "./moments";

/**
 * Headers of a workspace session: the bearer token, and the value that identifies the browser that started a sign-in
 * (§6).
 */
export const sessionTokenHeader = "authorization";
export const loginBindingHeader = "x-login-binding";
export const csrfTokenHeader = "x-csrf-token";

/** The refusal code for a stale CSRF token (§8); `details.csrfToken` is a fresh one. */
export const csrfRenewed = "WEB-SECURITY-1001";

const base = "/api/v1/sso";
const raw = z.instanceof(Response);
/** A path of the portal. Addresses elsewhere are refused. */
const callbackUrl = z.string().max(500);

/**
 * Starts a sign-in: redirects the browser to an identity provider (302, returned unprocessed), the portal's own or,
 * with `door=company`, the company's. The header `x-login-binding` ties it to the browser that started it.
 */
export const login = endpoint("GET", `${base}/login`, {
  input: z.strictObject({ callbackUrl, door: z.enum(signInMethods).default("portal") }),
  answer: raw,
  wire: "raw",
  refusals: [429],
});

/** The address to which the identity provider returns the browser. Redirects (302) to `callbackUrl?token=…` (§2). */
export const callback = endpoint("GET", `${base}/callback`, {
  input: z.record(z.string().max(20), z.string().max(2000)),
  answer: raw,
  wire: "raw",
});

/**
 * Ends the session and returns 302 to the identity provider's logout, which redirects to `callbackUrl` (§4, §7; returned
 * unprocessed). Succeeds without a session too.
 */
export const logout = endpoint("GET", `${base}/logout`, {
  input: z.strictObject({ callbackUrl }),
  answer: raw,
  wire: "raw",
});

const instants = {
  idleEndsAt: instant.describe("When the session ends without activity (after 30 min), ISO 8601 UTC."),
  endsAt: instant.describe("When the session ends in any case (after 12 h), ISO 8601 UTC."),
};
const openedSession = z.object({ sessionToken: z.string(), csrfToken: z.string(), ...instants });

/**
 * Exchanges the token in the query (§2) for a session: once, within 60 s, from the browser that started the sign-in.
 * `tenantId` is the stored choice, ignored if the user no longer has that tenant. A token from another system is not
 * bound to a browser; it is only accepted with `handedOver`, which the portal sends if a setting allows it and the user
 * has confirmed. `browser` is a coarse name for the user's list of sessions. Refusals: `token.used` (401: unknown,
 * used, too old), `token.otherBrowser` (403).
 */
export const open = endpoint("POST", `${base}/sessions`, {
  input: z.strictObject({
    token: z.string().max(200),
    tenantId: z.string().max(64).optional(),
    handedOver: z.boolean().default(false),
    browser: z.enum(browserNames).optional(),
  }),
  answer: openedSession,
  refusals: [401, 403],
});

/** When the session ends. The call does not count as activity. */
export const state = endpoint("GET", `${base}/sessions/current`, {
  input: nothing,
  answer: z.object(instants),
  access: "session",
  isBeforeConsent: true,
  touchesSession: false,
});

/** Extends the session ("I am still here"). */
export const extend = endpoint("POST", `${base}/sessions/current`, {
  input: nothing,
  answer: z.object(instants),
  access: "session",
  isBeforeConsent: true,
});

/** Switches to another tenant with a new session; the old one ends immediately (S-23). Refusal: `tenant.none` (403). */
export const switchTenant = endpoint("POST", `${base}/sessions/tenant`, {
  input: z.strictObject({ tenantId: z.string().max(64) }),
  answer: openedSession,
  access: "session",
  isBeforeConsent: true,
});

/** Creates a token with which another system of the company can send this user to the portal, once and within 60 s. */
export const handOver = endpoint("POST", `${base}/hand-overs`, {
  input: nothing,
  answer: z.object({ token: z.string() }),
  access: "session",
  isBeforeConsent: true,
  button: "session.handOver",
});
