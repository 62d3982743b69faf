import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { session } from "~/contract";
import { Failure } from "~/gateway/failure";
import { csrfCookie } from "~/session/cookies.server";
import { bareGatewayFor } from "~/session/gateway.server";
import { toldToScript } from "~/session/script-answer.server";
import { freshCsrfToken } from "~/session/session-over.server";
import { timeLeft } from "~/session/time-left";

/** When this session ends. Asking is no use of it: another tab may have been the last to use it (S-27). */
export async function loader(asked: LoaderFunctionArgs) {
  try {
    const call = await bareGatewayFor(asked);
    return json(timeLeft(await call(session.state, {})));
  } catch (error) {
    return toldToScript(error);
  }
}

/** "I am still here." Nothing on the page is lost by it, so a stale CSRF token is renewed without a reload (§8). */
export async function action(asked: ActionFunctionArgs) {
  try {
    return await extend(asked);
  } catch (error) {
    const csrfToken = error instanceof Failure ? freshCsrfToken(error) : null;
    return csrfToken ? extend(asked, csrfToken).catch(toldToScript) : toldToScript(error);
  }
}

async function extend(asked: ActionFunctionArgs, csrfToken?: string) {
  const call = await bareGatewayFor(asked, { held: csrfToken ? { csrfToken } : undefined });
  const left = timeLeft(await call(session.extend, {}));
  return json(left, { headers: csrfToken ? { "set-cookie": await csrfCookie.serialize(csrfToken) } : undefined });
}
