import { redirectDocument } from "@remix-run/node";
import { seconds } from "~/rules/time";
import { env } from "~/config/env.server";
import { session } from "~/contract";
import { paths } from "~/paths";
import type { Portal } from "./portal.server";
import { signOutHeaders } from "./cookies.server";
import { trustedAddress } from "./place.server";

/** The time for which the sign-out waits for an unresponsive base API, in milliseconds (S-56). */
const leaveTimeoutMs = seconds(5);

/** Signs the browser out (§4): removes every cookie but the language and notifies the identity provider. Works without the base API. */
export async function signOut({ request, optional }: Portal): Promise<Response> {
  const headers = await signOutHeaders(request);
  headers.set("clear-site-data", '"cache", "storage"');
  const timeoutMs = Math.min(leaveTimeoutMs, env.API_TIMEOUT_MS);
  const answer = await optional(session.logout, { callbackUrl: paths.home }, { timeoutMs });
  const provider = trustedAddress(answer?.headers.get("location") ?? null);
  return redirectDocument(provider ?? paths.home, { status: 303, headers });
}
