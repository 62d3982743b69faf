import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Endpoint } from "~/contract/endpoint";
import { callAt, endpoints } from "./endpoints";
import type { Misbehaviour } from "./misbehaviours";
import { isWrite } from "./recorder";
import { beginning, type Exchange, type Journey, moved, readRecording, type Recording, textOf } from "./recording";

/**
 * A base API that answers from recordings and misbehaves on request. It has a position in its recordings: a change
 * moves it to the position at which the same change was recorded, and a read gets the response recorded at the current
 * position.
 */
export async function startStubBaseApi(...plays: Journey[]) {
  const recorded = plays.map((journey) => ({ exchanges: readRecording(journey), at: -1 }));
  const bad = new Map<string, { does: Misbehaviour; times: number }>();
  const asked: string[] = [];

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://stub.invalid");
    const call = callAt(request.method ?? "", url.pathname);
    request.resume();
    if (!call) return answer(response, 404, "application/json", '{"failed":true,"code":"request.e404"}');
    asked.push(call);
    const asRecorded = () => play(call, url, response);
    const misbehaviour = bad.get(call);
    if (!misbehaviour || misbehaviour.times <= 0) return asRecorded();
    misbehaviour.times -= 1;
    misbehaviour.does(response, asRecorded);
  }).listen(0, "127.0.0.1");

  function play(call: string, { pathname, search, searchParams }: URL, response: ServerResponse) {
    if (call === "session.login") return redirect(response, withToken(searchParams.get("callbackUrl")));
    if (call === "session.logout") return redirect(response, searchParams.get("callbackUrl") ?? "/");
    for (const isAlike of likenesses(call, pathname, search))
      for (const one of recorded) {
        const found = nearest(one.exchanges, one.at, isAlike);
        const exchange = one.exchanges[found];
        if (!exchange) continue;
        if (isWrite(exchange)) one.at = Math.max(one.at, found);
        return answer(response, exchange.status, exchange.contentType, bodyOf(exchange));
      }
    answer(response, 404, "application/json", '{"failed":true,"code":"request.e404"}');
  }

  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Sets the behaviour of a call, permanently or for this number of calls. */
    misbehave: (endpoint: Endpoint, does: Misbehaviour, times = Infinity) =>
      void bad.set(nameOf(endpoint), { does, times }),
    /** Resets the stub to the start of its recordings. */
    behave() {
      bad.clear();
      asked.length = 0;
      for (const one of recorded) one.at = -1;
    },
    /** The number of calls since the last reset. */
    countOf: (endpoint: Endpoint) => asked.filter((call) => call === nameOf(endpoint)).length,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
export type StubBaseApi = Awaited<ReturnType<typeof startStubBaseApi>>;

/** Like a company's own base API that already knows the user: sends the browser straight back with a token (§2). */
const withToken = (callbackUrl: string | null) => {
  const to = callbackUrl ?? "/workspace";
  return `${to}${to.includes("?") ? "&" : "?"}token=a-token-of-the-company`;
};

const redirect = (response: ServerResponse, location: string) => void response.writeHead(302, { location }).end();

const answer = (response: ServerResponse, status: number, contentType: string, body: string) =>
  void response.writeHead(status, contentType ? { "content-type": contentType } : {}).end(body);

/** Instants are shifted to the time of the request: a session that was open when it was recorded is open now. */
const bodyOf = (exchange: Exchange) => moved(textOf(exchange), Date.now() - beginning);

/** The ways in which a recorded exchange can match a request: the exact address, else the path, else only the call. */
const likenesses = (call: string, pathname: string, search: string) =>
  [
    ({ address }: Exchange) => address === pathname + search,
    ({ address }: Exchange) => address.split("?")[0] === pathname,
    () => true,
  ].map((isAlike) => (exchange: Exchange) => exchange.call === call && isAlike(exchange));

/** The first such exchange after a position, otherwise the last one before it; -1 if there is none. */
function nearest(exchanges: Recording, at: number, isAlike: (exchange: Exchange) => boolean) {
  const after = exchanges.findIndex((exchange, index) => index > at && isAlike(exchange));
  return after >= 0 ? after : exchanges.findLastIndex(isAlike);
}

function nameOf(endpoint: Endpoint): string {
  const [name] = [...endpoints].find(([, other]) => other === endpoint) ?? [];
  if (name === undefined) throw new Error(`${endpoint.path} is no call of the contract`);
  return name;
}
