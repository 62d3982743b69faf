import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { startHttpServer } from "./http-server";

/**
 * How the service behaves. `reads` returns its code; `garbles` returns something else; `refuses` returns 415, `fails`
 * 503; `moved` redirects to itself; `hangs` never responds; `drips` starts a response and never ends it; `endless`
 * never stops writing.
 */
type Mood = "reads" | "garbles" | "refuses" | "fails" | "moved" | "hangs" | "drips" | "endless";
type Request = { path: string; type: string; authorization: string; bytes: Buffer };

/** An OCR service on loopback. */
export async function ocrService(code: string | null) {
  const state: { mood: Mood; code: unknown } = { mood: "reads", code };
  const requests: Request[] = [];
  const server = await startHttpServer((request, response) => void take(request, response));

  async function take(request: IncomingMessage, response: ServerResponse) {
    const { "content-type": type = "", authorization = "" } = request.headers;
    requests.push({ path: request.url ?? "", type, authorization, bytes: await buffer(request) });
    answer(response);
  }
  function answer(response: ServerResponse) {
    const json = { "content-type": "application/json" };
    switch (state.mood) {
      case "reads":
        return response.writeHead(200, json).end(JSON.stringify({ unifiedCreditCode: state.code }));
      case "garbles":
        return response.writeHead(200, json).end("{ unifiedCreditCode:");
      case "refuses":
        return response.writeHead(415).end();
      case "fails":
        return response.writeHead(503).end();
      case "moved":
        return response.writeHead(307, { location: "/elsewhere" }).end();
      case "drips":
        return response.writeHead(200, json).write(`{ "unifiedCreditCode": "`);
      case "endless":
        return response.writeHead(200, json).write(" ".repeat(1_000_000));
      case "hangs":
        return;
    }
  }

  return {
    url: new URL("/read", server.url).href,
    requests,
    set(mood: Mood, read: unknown = code) {
      Object.assign(state, { mood, code: read });
    },
    close: () => server.close(),
  };
}
