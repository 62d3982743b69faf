import { createHmac } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { startHttpServer } from "./http-server";

/** The behaviour: `hangs` never responds, `moved` redirects, `endless` returns 200 and never stops writing. */
type Mode = "up" | "fails" | "moved" | "hangs" | "endless";
type Push = { id: string; timestamp: string; signature: string; body: string };

export const webhookSecret = "a secret of the tests that is long enough to sign";

/** The receiver of our events in another system, on loopback. */
export async function webhookReceiver(mode: Mode = "up") {
  const state = { mode };
  /** Every request, repeated ones included. */
  const pushes: Push[] = [];
  const server = await startHttpServer((request, response) => void take(request, response));

  async function take(request: IncomingMessage, response: ServerResponse) {
    const header = (name: string) => String(request.headers[`webhook-${name}`] ?? "");
    const push = { id: header("id"), timestamp: header("timestamp"), signature: header("signature") };
    pushes.push({ ...push, body: await text(request) });
    if (state.mode === "hangs") return;
    if (state.mode === "moved") return void response.writeHead(307, { location: "http://127.0.0.1:1/" }).end();
    if (state.mode === "endless") return void response.writeHead(200).write("x".repeat(100_000));
    response.writeHead(state.mode === "fails" ? 500 : 204).end();
  }

  return {
    /** With a key in the query, like the webhook URLs of chat robots. */
    url: new URL("/events?key=of-the-robot", server.url).href,
    host: server.url.host,
    pushes,
    bodies: () => pushes.map(({ body }) => JSON.parse(body) as { type: string; id: string }),
    set(mood: Mode) {
      state.mode = mood;
    },
    close: () => server.close(),
  };
}

/** The signature defined by Standard Webhooks, implemented here independently of the portal. */
export const signatureOf = ({ id, timestamp, body }: Push, secret = webhookSecret): string =>
  `v1,${createHmac("sha256", Buffer.from(secret)).update(`${id}.${timestamp}.`).update(body).digest("base64")}`;
