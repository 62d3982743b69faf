import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";

/** A misbehaviour of a base API in place of its response; `asRecorded` returns the recorded response. */
export type Misbehaviour = (response: ServerResponse, asRecorded: () => void) => void;

type Headers = Record<string, string>;
const megabyte = 1024 * 1024;

/** Any status, with any headers and any body. */
export const answers =
  (status: number, body: string | Buffer = "", headers: Headers = {}): Misbehaviour =>
  (response) =>
    void response.writeHead(status, headers).end(body);

/** Any status with a JSON body. */
export const says = (status: number, body: unknown, headers: Headers = {}): Misbehaviour =>
  answers(status, JSON.stringify(body), { "content-type": "application/json", ...headers });

/** A body marked failed (§8), with any status. */
export const refuses = (status: number, refusal: Record<string, unknown> = {}, headers?: Headers): Misbehaviour =>
  says(status, { failed: true, ...refusal }, headers);

/** The recorded response, delayed by this number of milliseconds. */
export const late =
  (ms: number): Misbehaviour =>
  (_, asRecorded) =>
    void setTimeout(asRecorded, ms);

/** No response: the connection stays open. */
export const silence: Misbehaviour = () => undefined;

/** An HTML page instead of JSON (F-09). */
export const page: Misbehaviour = answers(200, "<h1>Welcome to nginx!</h1><script>document.title='owned'</script>", {
  "content-type": "text/html",
});

/** Invalid or truncated JSON. */
export const brokenJson: Misbehaviour = answers(200, "{ oh no", { "content-type": "application/json" });
export const cutOff: Misbehaviour = answers(200, '{"code":"0","data":{"user":{"id":"1","userNa', {
  "content-type": "application/json",
});

/** Valid JSON with types that differ from the contract. */
export const wrongTypes: Misbehaviour = says(200, { code: 0, data: [{ user: 7, content: "x", menus: null }] });

/** 200 MB, sent until the client closes the connection. */
export const huge: Misbehaviour = (response) => {
  const piece = Buffer.alloc(megabyte, "x");
  let left = 200;
  const goOn = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(piece)) return void response.once("drain", goOn);
    }
    response.end('"');
  };
  response.writeHead(200, { "content-type": "application/json" });
  response.write('"');
  goOn();
};

/** 200 MB compressed to 200 KB: the same megabyte, two hundred times. */
export const gzipBomb: Misbehaviour = answers(
  200,
  Buffer.concat(Array.from({ length: 200 }).fill(gzipSync(Buffer.alloc(megabyte, " "))) as Buffer[]),
  { "content-type": "application/json", "content-encoding": "gzip" },
);

/** A redirect, which no call of the contract may return (S-39). */
export const redirects = (location: string): Misbehaviour => answers(302, "", { location });

/** The connection breaks before anything is sent. */
export const reset: Misbehaviour = (response) => void response.socket?.resetAndDestroy();

/** The connection breaks in the middle of the response. */
export const half: Misbehaviour = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
  response.write('{"code":"0","data":{', () => response.socket?.resetAndDestroy());
};
