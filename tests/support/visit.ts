import type { Cookie } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/node";
import type { DomainConfig } from "~/contract/account";
import { env } from "~/config/env.server";
import type { Portal } from "~/session/portal.server";
import { requestFor } from "~/session/request.server";

type Answers = Record<string, (request: Request) => Response | Promise<Response>>;
type VisitOptions = {
  method?: string;
  body?: BodyInit;
  headers?: Record<string, string>;
  cookies?: readonly [Cookie, unknown][];
  answers?: Answers;
};

/** A separate domain for each visit: the portal remembers the configuration of a domain for a minute. */
let domains = 0;
export const domain: DomainConfig = { region: "CN", companys: "Starlan", lang: "zh_CN", loginable: 1 };

/** A response of the base API in the envelope of `/api/v1`. */
export const envelope = (data: unknown): Response => Response.json({ code: "0", data });

/** A refusal of the base API. */
export const refusal = (status: number, code: string, more: object = {}, headers?: Record<string, string>): Response =>
  Response.json({ failed: true, code, ...more }, { status, headers });

/**
 * A browser's request to the portal, with a base API that responds from a table of `METHOD /path` and rejects
 * everything else; `calls` are the requests that it received. `loader()` returns the portal for one more loader of the
 * same request.
 */
export async function visit(path: string, options: VisitOptions = {}) {
  const { method = "GET", body, headers = {}, cookies = [], answers = {} } = options;
  const calls: Request[] = [];
  const host = `visit-${(domains += 1)}.test`;
  const cookie = await Promise.all(cookies.map(([kind, value]) => kind.serialize(value)));
  const url = `http://${host}${path}`;
  const all = { cookie: cookie.map((one) => one.split(";", 1)[0]).join("; "), ...headers };
  const table: Answers = { "POST /spfm/public/gsrm/v1/ispDomainConfig": () => Response.json(domain), ...answers };
  const context: AppLoadContext = {
    cspNonce: "nonce",
    clientAddress: "192.0.2.7",
    requestId: "request-1",
    baseApi: {
      base: new URL("http://base.test"),
      async transport(request) {
        calls.push(request);
        const answer = table[`${request.method} ${new URL(request.url).pathname}`];
        return answer ? answer(request) : refusal(404, "request.e404");
      },
    },
  };
  const request = new Request(url, { method, body, headers: all });
  return {
    calls,
    request,
    url,
    portal: requestFor({ request, context }),
    /** Each loader gets its own request from Remix. */
    loader: (): Portal => requestFor({ request: new Request(url, { headers: all }), context }),
  };
}

/** Returns the response that a call throws. */
export async function thrownBy(run: Promise<unknown>): Promise<Response> {
  const thrown: unknown = await run.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (thrown instanceof Response) return thrown;
  throw new Error("no answer was thrown", { cause: thrown });
}

/**
 * Returns the value of a cookie in the `Set-Cookie` headers of a response: null if they remove it, undefined if they do
 * not set it.
 */
export async function cookieSet(answer: Response | Headers, cookie: Cookie): Promise<unknown> {
  const headers = answer instanceof Headers ? answer : answer.headers;
  const line = headers.getSetCookie().findLast((one) => one.startsWith(`${cookie.name}=`));
  if (!line) return undefined;
  return line.includes("Max-Age=0") ? null : await cookie.parse(line);
}

/** The portal's own origin in the settings of the tests. */
export const ownOrigin = env.PUBLIC_ORIGIN;
