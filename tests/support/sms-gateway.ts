import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { startHttpServer } from "./http-server";

/**
 * How the gateway behaves. `holds` accepts a message and responds once it is up again; `refuses` returns 400, `busy`
 * 429, `fails` 503; `moved` redirects; `hangs` never responds; `takesAndDrops` accepts a message and closes the
 * connection without a response; `twice` sends two responses to one request; `endless` returns 200 and never stops
 * writing.
 */
type Mode = "up" | "holds" | "refuses" | "busy" | "fails" | "moved" | "hangs" | "takesAndDrops" | "twice" | "endless";
type Request = {
  key: string;
  authorization: string;
  contentType: string;
  body: { to: string; text: string; id: string };
};

const statuses = { up: 202, refuses: 400, busy: 429, fails: 503 } as const;

/** A text message gateway on loopback, which identifies messages by key and delivers each once. */
export async function smsGatewayServer(mode: Mode = "up") {
  const state = { mode };
  /** Every request, repeated ones included. */
  const requests: Request[] = [];
  /** The messages that arrive on phones, oldest first: one message per key. */
  const delivered = new Map<string, { to: string; text: string }>();
  const held: (() => void)[] = [];
  const server = await startHttpServer((request, response) => void take(request, response));

  async function take(request: IncomingMessage, response: ServerResponse) {
    const header = (name: string) => String(request.headers[name] ?? "");
    const body = JSON.parse(await text(request)) as Request["body"];
    const key = header("idempotency-key");
    const { mode: mood } = state;
    requests.push({ key, authorization: header("authorization"), contentType: header("content-type"), body });
    if (mood === "hangs") return;
    if (mood === "moved") return void response.writeHead(307, { location: "http://127.0.0.1:1/" }).end();
    if (mood === "refuses" || mood === "busy" || mood === "fails")
      return void response.writeHead(statuses[mood]).end(`${body.to} cannot be reached`);
    if (!delivered.has(key)) delivered.set(key, { to: body.to, text: body.text });
    if (mood === "takesAndDrops") return void request.socket.destroy();
    if (mood === "twice")
      return void request.socket.end("HTTP/1.1 202 Accepted\r\ncontent-length: 0\r\n\r\n".repeat(2));
    const answer = () => void response.writeHead(statuses.up, { "content-type": "application/json" }).end("{}");
    if (mood === "holds") return void held.push(answer);
    if (mood === "endless") return void response.writeHead(200).write("x".repeat(100_000));
    answer();
  }

  return {
    url: server.url.href,
    requests,
    /** The texts that arrived at a number, oldest first. */
    textsTo: (number: string) => [...delivered.values()].filter(({ to }) => to === number).map((sms) => sms.text),
    /** Returns the received messages, and switches to this behaviour. */
    set(mood: Mode) {
      state.mode = mood;
      for (const answer of held.splice(0)) answer();
    },
    close: () => server.close(),
  };
}

/** The code in a text message, or an empty string if it has none. */
export const codeInSms = (sms: string | undefined): string => /\b\d{6}\b/.exec(sms ?? "")?.[0] ?? "";
