import { Agent, type IncomingHttpHeaders, request as openPlain } from "node:http";
import { Agent as TlsAgent, request as openTls } from "node:https";

export type Answer = { status: number; headers: IncomingHttpHeaders; cookies: string[]; text: string; ms: number };
export type Question = {
  method?: string;
  /** Sent unchanged, even if malformed. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Sent chunked, without a length. */
  chunked?: boolean;
  /** On a separate connection, closed afterwards. */
  alone?: boolean;
};

/** The certificates of the tests are not signed by an authority. */
const newAgent = (isTls: boolean) =>
  isTls ? new TlsAgent({ keepAlive: true, rejectUnauthorized: false }) : new Agent({ keepAlive: true });
const agents = { plain: newAgent(false), tls: newAgent(true) };

/** Sends a request over our own socket: no header is added, no redirect is followed. */
export function ask(
  url: string,
  { method = "GET", path, headers = {}, body, chunked, alone }: Question,
): Promise<Answer> {
  const { port, host, protocol } = new URL(url);
  const isTls = protocol === "https:";
  const started = performance.now();
  const own = alone ? newAgent(isTls) : agents[isTls ? "tls" : "plain"];
  return new Promise((resolve, reject) => {
    const length = body === undefined || chunked ? undefined : String(Buffer.byteLength(body));
    const question = (isTls ? openTls : openPlain)({
      agent: own,
      host: "127.0.0.1",
      port,
      method,
      path,
      headers: { host, ...(length ? { "content-length": length } : {}), ...headers },
    });
    question.on("error", reject);
    question.on("response", (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        if (alone) own.destroy();
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          cookies: response.headers["set-cookie"] ?? [],
          text: Buffer.concat(parts).toString("utf8"),
          ms: performance.now() - started,
        });
      });
    });
    if (chunked && body !== undefined) question.write(body);
    question.end(chunked ? undefined : body);
  });
}

type Fields = Record<string, string | string[]> | [string, string][];

/** A browser: it has a cookie jar (which several may share) and an IP address, and posts from our own pages. */
export function visitor(url: string, standing: Record<string, string> = {}, jar = new Map<string, string>()) {
  const setCookies: string[] = [];
  const address = anyAddress();
  const { origin } = new URL(url);

  async function send(question: Question): Promise<Answer> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { "x-forwarded-for": address, ...(cookie ? { cookie } : {}), ...standing, ...question.headers };
    const answer = await ask(url, { ...question, headers });
    setCookies.push(...answer.cookies);
    for (const line of answer.cookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  return {
    jar,
    /** Every `Set-Cookie` this browser has received. */
    setCookies,
    send,
    get: (path: string) => send({ path }),
    post: (path: string, fields: Fields) =>
      send({
        method: "POST",
        path,
        headers: { origin: standing.origin ?? origin, "content-type": "application/x-www-form-urlencoded" },
        body: encoded(fields),
      }),
  };
}
export type Visitor = ReturnType<typeof visitor>;

function encoded(fields: Fields) {
  const form = new URLSearchParams();
  for (const [name, value] of Array.isArray(fields) ? fields : Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
  return form.toString();
}

/** A private address, so that visitors do not share rate limits per address. */
export function anyAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return `10.${part()}.${part()}.${part()}`;
}
