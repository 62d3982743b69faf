import { refusal } from "~/contract/endpoint";
import type { Asked } from "./caller.server";
import { csrfCookie } from "./cookies.server";
import { bodyOf, passOn } from "./gateway.server";
import { trustedAddress } from "./place.server";
import { freshCsrfToken } from "./session-over.server";

/**
 * A call that browser code makes of the base API on our origin (design §7). A stale CSRF token (§8) is renewed on the way:
 * nothing on the page is lost by it, so the page need not hear of it. An address in the answer is one that may be followed.
 */
export async function passOnCall(asked: Asked): Promise<Response> {
  const body = await bodyOf(asked.request);
  const first = await passOn(asked, { body });
  const fresh = await freshTokenIn(first);
  const answer = fresh ? await passOn(asked, { body, held: { csrfToken: fresh } }) : first;
  if (fresh) answer.headers.append("set-cookie", await csrfCookie.serialize(fresh));
  const named = trustedAddress(answer.headers.get("location"));
  if (named) answer.headers.set("location", named);
  else answer.headers.delete("location");
  return answer;
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
