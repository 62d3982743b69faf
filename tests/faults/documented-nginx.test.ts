import { afterAll, expect, test } from "vitest";
import { registration } from "~/contract";
import { codesPerAddress } from "~/platform/core/rate-limits/rates";
import { startDocumentedNginx } from "../support/nginx";
import { freePort, startPortal } from "../support/server";
import { ask } from "./client";

const ports = { tls: await freePort(), plain: await freePort() };
const PUBLIC_ORIGIN = `https://localhost:${ports.tls}`;
const one = await startPortal({ PUBLIC_ORIGIN });
const other = await startPortal({ PUBLIC_ORIGIN, FOLDER: one.folder });
const proxy = await startDocumentedNginx(ports, [one.url, other.url]);
afterAll(async () => {
  await proxy.stop();
  await other.kill();
  await one.stop();
});

const megabyte = 1024 * 1024;

test("pages are served over TLS under the portal's own address, and plain HTTP redirects there", async () => {
  const page = await ask(proxy.url, { path: "/home" });
  expect(page.status).toBe(200);
  expect(page.headers["strict-transport-security"]).toBeDefined();
  const plain = await ask(proxy.plainUrl, { path: "/home?notice=question" });
  expect(plain).toMatchObject({ status: 301, headers: { location: "https://localhost/home?notice=question" } });
});

test("a file of 20 MB reaches the portal, and a larger one is rejected", async () => {
  const upload = (size: number) =>
    ask(proxy.url, {
      method: "POST",
      path: "/register/attachment",
      headers: { origin: PUBLIC_ORIGIN, "content-type": "multipart/form-data; boundary=b" },
      body: `--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${"a".repeat(size * megabyte)}\r\n--b--\r\n`,
    });
  // Without a registration it redirects to the start: the response comes from the portal, not nginx.
  expect(await upload(20)).toMatchObject({ status: 303 });
  expect(await upload(26)).toMatchObject({ status: 413 });
});

test("no nginx log contains a secret from a URL", async () => {
  const key = "a-secret-of-a-link-in-a-letter";
  await ask(proxy.url, { path: `/stop-change/1?key=${key}` });
  await ask(proxy.url, { path: `/register/attachment?key=${key}`, method: "POST", body: "a".repeat(26 * megabyte) });
  const logs = (await proxy.logs()).join("\n");
  expect(logs).toContain('"GET /stop-change/1" 404');
  expect(logs).not.toContain(key);
});

test("visitors cannot forge the address used for their rate limits", async () => {
  const statuses: number[] = [];
  for (let at = 0; at <= codesPerAddress.max; at++) {
    const answer = await ask(proxy.url, {
      method: "POST",
      path: registration.requestCode.path,
      headers: {
        origin: PUBLIC_ORIGIN,
        "content-type": "application/json",
        "x-forwarded-for": `203.0.113.${at}`,
      },
      body: JSON.stringify({ email: `visitor${at}@acme.example`, language: "zh" }),
    });
    statuses.push(answer.status);
  }
  expect(statuses.slice(0, -1)).toEqual(Array.from({ length: codesPerAddress.max }, () => 200));
  expect(statuses.at(-1)).toBe(429);
});
