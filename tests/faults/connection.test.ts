import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, createServer as createNetServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { type Certificate, certificateFor } from "../support/certificate";
import { freePort, startPortal } from "../support/server";

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);
const good = certificateFor({ host: "localhost", from: inDays(-1), until: inDays(1) });
const expired = certificateFor({ host: "localhost", from: inDays(-30), until: inDays(-1) });
const ofOtherHost = certificateFor({ host: "api.example.com", from: inDays(-1), until: inDays(1) });

const folder = await mkdtemp(path.join(tmpdir(), "certificates-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const countries = { content: [], totalElements: 0, totalPages: 0, number: 0, size: 20 };
const answers: RequestListener = (_, response) =>
  response.setHeader("content-type", "application/json").end(JSON.stringify(countries));

/** The port of a base API that listens until the test ends. */
async function listen(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => sockets.add(socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
const plain = (listener: RequestListener = answers) => listen(createServer(listener));
const encrypted = (certificate: Certificate) => listen(createTlsServer(certificate, answers));

/** A portal in front of a base API at this address, trusting the certificate if one is given. */
async function portalOf(address: string, trusted?: Certificate) {
  const file = path.join(folder, "trusted.pem");
  if (trusted) await writeFile(file, trusted.cert);
  const trust = trusted && { NODE_EXTRA_CA_CERTS: file };
  const portal = await startPortal({ BASE_API_URL: address, API_TIMEOUT_MS: "3000", ...trust });
  onTestFinished(() => portal.stop());
  return portal;
}
type Portal = Awaited<ReturnType<typeof portalOf>>;

/** The response to browser code, and a page that needs the base API in each language. */
async function heardAt({ url }: Portal) {
  const call = await fetch(`${url}/smdm/public/gsrm/v2/lov/HPFM.COUNTRY`);
  const pages = await Promise.all(
    ["zh-CN", "en-US"].map(async (language) => {
      const page = await fetch(`${url}/stop-change/1?key=1`, { headers: { "accept-language": language } });
      return { status: page.status, html: await page.text() };
    }),
  );
  return { status: call.status, body: await call.text(), pages };
}

/** The text of a page between its header and its footer. */
const wordsOf = (html: string) =>
  (/<main[^]*<\/main>/.exec(html)?.[0] ?? "")
    .replace(/<script[^]*?<\/script>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const loggedBy = (portal: Portal) =>
  portal
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as { event: string; cause?: string });

/** Every kind of connection failure, with the cause in the log. */
const failures: [string, string, () => Promise<{ address: string; trusted?: Certificate }>][] = [
  ["a name that does not resolve", "ENOTFOUND", async () => ({ address: "http://base-api.invalid" })],
  ["a port where nothing listens", "ECONNREFUSED", async () => ({ address: `http://127.0.0.1:${await freePort()}` })],
  [
    "a connection that is reset",
    "ECONNRESET",
    async () => ({
      address: `http://127.0.0.1:${await plain((_, response) => void response.socket?.resetAndDestroy())}`,
    }),
  ],
  [
    "a certificate that the portal does not trust",
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    async () => ({ address: `https://localhost:${await encrypted(good)}` }),
  ],
  [
    "a certificate that has expired",
    "CERT_HAS_EXPIRED",
    async () => ({ address: `https://localhost:${await encrypted(expired)}`, trusted: expired }),
  ],
  [
    "a certificate for another host",
    "ERR_TLS_CERT_ALTNAME_INVALID",
    async () => ({ address: `https://localhost:${await encrypted(ofOtherHost)}`, trusted: ofOtherHost }),
  ],
  [
    "TLS to a port without it",
    "ERR_SSL_WRONG_VERSION_NUMBER",
    async () => ({ address: `https://127.0.0.1:${await plain()}` }),
  ],
  [
    "plain HTTP to a port with TLS",
    "UND_ERR_SOCKET",
    async () => ({ address: `http://localhost:${await encrypted(good)}` }),
  ],
];

describe("a base API that cannot be reached", () => {
  test.each(failures)("%s: callers get the same error, and only the log has the cause", async (_, cause, start) => {
    const { address, trusted } = await start();
    const portal = await portalOf(address, trusted);
    const started = Date.now();
    const { status, body, pages } = await heardAt(portal);
    expect(Date.now() - started).toBeLessThan(10_000);

    expect([status, JSON.parse(body)]).toEqual([502, { failed: true, code: "request.e502" }]);
    expect(pages.map((page) => page.status)).toEqual([502, 502]);
    const [zh = "", en = ""] = pages.map(({ html }) => wordsOf(html));
    expect(zh).toContain("关联服务");
    expect(en).toContain("A connected service returned an error");
    const { host, port, hostname } = new URL(address);
    for (const { html } of pages)
      for (const secret of [host, port || hostname, cause, "fetch failed", "node:internal", "    at "])
        expect(html).not.toContain(secret);

    const unreachable = loggedBy(portal).filter(({ event }) => event === "base_api_unreachable");
    expect(unreachable.length).toBeGreaterThan(0);
    expect(new Set(unreachable.map((line) => line.cause))).toEqual(new Set([cause]));
    expect(portal.output()).not.toContain(host);
  });
});

test("a base API that accepts the connection but never starts TLS times out within the limit", async () => {
  const port = await listen(createNetServer());
  const portal = await portalOf(`https://127.0.0.1:${port}`);
  const started = Date.now();
  const { status, body, pages } = await heardAt(portal);
  expect(Date.now() - started).toBeLessThan(9000);
  expect([status, JSON.parse(body)]).toEqual([504, { failed: true, code: "request.timeout" }]);
  expect(pages.map((page) => page.status)).toEqual([504, 504]);
});

test("a base API with a trusted certificate responds", async () => {
  const portal = await portalOf(`https://localhost:${await encrypted(good)}`, good);
  const call = await fetch(`${portal.url}/smdm/public/gsrm/v2/lov/HPFM.COUNTRY`);
  expect([call.status, await call.json()]).toEqual([200, countries]);
  expect(loggedBy(portal).map(({ event }) => event)).not.toContain("base_api_unreachable");
});
