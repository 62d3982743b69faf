import { refusal } from "~/contract/endpoint";
import { Failure } from "~/gateway/failure";
import { type Asked, callerOf } from "./caller.server";
import { csrfCookie } from "./cookies.server";
import { bodyOf, passOn, refusedWith } from "./gateway.server";
import { trustedAddress } from "./place.server";
import { freshCsrfToken } from "./session-over.server";

/**
 * A call that browser code makes of the base API on our origin (design §7). A stale CSRF token (§8) is renewed on the way:
 * nothing on the page is lost by it, so the page need not hear of it. An address in the answer is one that may be followed.
 */
export async function passOnCall(asked: Asked): Promise<Response> {
  const body = await onwardBody(asked);
  const first = await passOn(asked, { body });
  const fresh = await freshTokenIn(first);
  const second = fresh ? await passOn(asked, { body, held: { csrfToken: fresh } }) : first;
  const answer = isPage(second) ? withoutPage(second) : second;
  if (fresh) answer.headers.append("set-cookie", await csrfCookie.serialize(fresh));
  const named = trustedAddress(answer.headers.get("location"));
  if (named) answer.headers.set("location", named);
  else answer.headers.delete("location");
  return answer;
}

/**
 * What is passed on. A file comes from a holder of a token: without one the call is refused, and its body need not be read. The
 * file of a registrant streams through; that of a session is held, since a stale CSRF token makes the call a second one.
 */
async function onwardBody(asked: Asked): Promise<ArrayBuffer | ReadableStream | null> {
  const { request } = asked;
  if (!request.headers.get("content-type")?.startsWith("multipart/")) return bodyOf(request);
  const { registrationToken, sessionToken } = await callerOf(asked);
  if (sessionToken !== undefined) return bodyOf(request);
  return registrationToken === undefined ? null : request.body;
}

async function freshTokenIn(answer: Response): Promise<string | null> {
  if (answer.status !== 403 || !answer.headers.get("content-type")?.includes("json")) return null;
  const refused = refusal.safeParse(
    await answer
      .clone()
      .json()
      .catch(() => undefined),
  ).data;
  return refused ? freshCsrfToken(refused) : null;
}

/** What a browser would take for a page of ours, with whatever script is in it. */
const pageTypes = /\b(?:html|xml|svg)\b/i;

/** No call of the contract answers with a page: what comes as one is the base API's fault, and is never shown (F-09). */
const isPage = ({ headers }: Response) =>
  pageTypes.test(headers.get("content-type") ?? "") && !headers.get("content-disposition")?.startsWith("attachment");

function withoutPage({ ok, status, headers, body }: Response): Response {
  void body?.cancel();
  const answer = refusedWith(ok ? new Failure(502, { code: "request.service" }) : new Failure(status));
  for (const name of ["location", "retry-after"]) {
    const value = headers.get(name);
    if (value) answer.headers.set(name, value);
  }
  return answer;
}
