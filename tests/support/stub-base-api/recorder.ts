import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { callAt, endpoints } from "./endpoints";
import { beginning, type Exchange, moved, type Recording } from "./recording";

/** A call in the wire format. */
export type Heard = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage["headers"];
  body: string;
};

/** A proxy in front of a real base API that records requests and responses, and reports each call. */
export async function startRecorder(target: string, onCall: (call: Heard) => void = () => undefined) {
  const startedAt = Date.now();
  const exchanges: Recording = [];
  const server = createServer((request, response) => {
    void answerTo(target, request, onCall).then(async (answer) => {
      const body = Buffer.from(await answer.arrayBuffer());
      const kept = exchangeOf(request, answer, body);
      if (kept) exchanges.push(kept);
      const headers = [...answer.headers].filter(([name]) => !hops.has(name));
      response.writeHead(answer.status, [...headers].flat()).end(body);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The exchanges recorded since the last call, without the values that differ between runs. */
    take: () => cleaned(exchanges.splice(0), beginning - startedAt),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const hops = new Set(["connection", "content-encoding", "content-length", "keep-alive", "transfer-encoding"]);

async function answerTo(target: string, request: IncomingMessage, onCall: (call: Heard) => void): Promise<Response> {
  const { host: _host, connection: _connection, "content-length": _length, ...passed } = request.headers;
  const headers = new Headers();
  for (const [name, value] of Object.entries(passed)) if (!hops.has(name)) headers.set(name, String(value));
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const body = pieces.length > 0 ? Buffer.concat(pieces) : undefined;
  const { method = "", url = "/" } = request;
  const { pathname: path, searchParams } = new URL(url, target);
  onCall({
    method,
    path,
    query: Object.fromEntries(searchParams),
    headers: request.headers,
    body: body?.toString() ?? "",
  });
  return fetch(new URL(url, target), { method, headers, body, redirect: "manual" });
}

/** The exchanges to record: calls of the contract except the sign-in, which the stub implements itself. */
function exchangeOf({ method = "", url = "" }: IncomingMessage, answer: Response, body: Buffer): Exchange | null {
  const call = callAt(method, new URL(url, "http://recorder.invalid").pathname);
  if (!call || call.startsWith("signIn.") || endpoints.get(call)?.wire === "raw") return null;
  const contentType = answer.headers.get("content-type") ?? "";
  const text = body.toString("utf8");
  return {
    call,
    address: url,
    status: answer.status,
    contentType,
    body: contentType.includes("json") ? (JSON.parse(text) as Exchange["body"]) : text,
  };
}

/**
 * Makes recordings reproducible: IDs, tokens and addresses get fixed values, instants are relative to one start,
 * repeated reads are dropped.
 */
function cleaned(exchanges: Recording, byMs: number): Recording {
  const names = new Map<string, string>();
  const nameFor = (prefix: string, width: number) => (found: string) => {
    const known = names.get(found) ?? `${prefix}${String(names.size + 1).padStart(width - prefix.length, "0")}`;
    names.set(found, known);
    return known;
  };
  const text = moved(JSON.stringify(exchanges), byMs)
    .replace(/\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/g, nameFor("00000000-0000-4000-8000-", 36))
    .replace(/\b2[\da-f]{32}\b/g, nameFor("2", 33))
    .replace(/\b[\da-f]{32}\b/g, nameFor("a", 32))
    .replace(/(?<="(?:sessionToken|csrfToken|registrationToken|challengeId)":")[\w.-]+/g, nameFor("token-", 12))
    .replace(/\b[\da-f]{8}@acme\.example\b/g, "someone@acme.example");
  return (JSON.parse(text) as Recording).filter((one, index, all) => !isRepeated(one, all.slice(0, index)));
}

/** Whether a read returned the same as the last read of the same address, with no change between them. */
function isRepeated(exchange: Exchange, before: Recording) {
  if (isWrite(exchange)) return false;
  const sinceChange = before.slice(before.findLastIndex(isWrite) + 1);
  return sinceChange.some((other) => JSON.stringify(other) === JSON.stringify(exchange));
}

/** Whether an exchange can change later responses. */
export const isWrite = ({ call }: Exchange): boolean => endpoints.get(call)?.mutates ?? false;
