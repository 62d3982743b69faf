import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { session } from "~/contract";
import { csrfCookie } from "~/session/cookies.server";
import { freshCsrfToken } from "~/session/renew-csrf.server";
import { answerScript } from "~/session/answer-failure.server";
import type { Portal } from "~/session/portal.server";
import { requestFor } from "~/session/request.server";
import { sessionTimeLeft } from "./shell.server";

/** When this session ends. The request does not count as activity. Another tab may have extended the session (S-27). */
export async function loader(args: LoaderFunctionArgs) {
  const { answer, failure } = await requestFor(args).attempt(session.state, {});
  return failure ? answerScript(failure) : json(sessionTimeLeft(answer));
}

/**
 * Extends the session ("I am still here"). A stale CSRF token is renewed without a reload (§8), because nothing on the
 * page depends on it.
 */
export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  const { answer, failure } = await portal.attempt(session.extend, {});
  if (!failure) return json(sessionTimeLeft(answer));
  const csrfToken = freshCsrfToken(failure);
  return csrfToken ? extendWith(csrfToken, portal) : answerScript(failure);
}

async function extendWith(csrfToken: string, { attempt }: Portal) {
  const { answer, failure } = await attempt(session.extend, {}, { caller: { csrfToken } });
  if (failure) return answerScript(failure);
  return json(sessionTimeLeft(answer), { headers: { "set-cookie": await csrfCookie.serialize(csrfToken) } });
}
