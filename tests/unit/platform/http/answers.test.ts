import { expect } from "vitest";
import { lov, registration } from "~/contract";
import { endpoint, nothing } from "~/contract/endpoint";
import { z } from "zod";
import { toAddressGroup } from "~/rules/address-group";
import { handle } from "~/platform/cases/handler";
import { openApp } from "~/platform/http/app";
import type { Core } from "~/platform/core/core";
import { test } from "../../../support/platform";

const at = (path: string, init?: RequestInit) => new Request(`http://platform.test${path}`, init);
const post = (body: BodyInit) => at(registration.requestCode.path, { method: "POST", body });
const statusAndCode = async (response: Response) => [response.status, (await response.json()).code];

test.for([
  ["no JSON", "{"],
  ["a list", "[]"],
  ["a text", '"x"'],
  ["too deep", `{"email":${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
  ["another field", '{"email":"a@b.cn","language":"zh","superAdmin":true}'],
  ["a missing field", '{"email":"a@b.cn"}'],
])("a malformed body (%s) is rejected", async ([, body], { platform }) => {
  expect(await statusAndCode(await platform.fetch(post(body ?? "")))).toEqual([400, "request.e400"]);
});

test("a body is cut off at the size limit, regardless of the size in its header", async ({ platform }) => {
  expect(await statusAndCode(await platform.fetch(post(`{"email":"${"x".repeat(257 * 1024)}"}`)))).toEqual([
    413,
    "request.e413",
  ]);
  let pulled = 0;
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(64 * 1024));
    },
  });
  const request = new Request("http://platform.test" + registration.requestCode.path, {
    method: "POST",
    body: endless,
    duplex: "half",
  } as RequestInit);
  expect(await statusAndCode(await platform.fetch(request))).toEqual([413, "request.e413"]);
  expect(pulled).toBeLessThan(10);
});

test("unknown paths, unknown methods and broken escapes are rejected", async ({ platform }) => {
  expect(await statusAndCode(await platform.fetch(at("/no/such/path")))).toEqual([404, "request.e404"]);
  expect(await statusAndCode(await platform.fetch(at(registration.submit.path)))).toEqual([405, "request.e405"]);
  expect(await statusAndCode(await platform.fetch(at(lov.values.path.replace("{lovCode}", "%E0%A4%A"))))).toEqual([
    400,
    "request.e400",
  ]);
});

test("an internal error is returned as a code, and logged without user input", async ({ config, events }) => {
  const broken = endpoint("GET", "/broken", { input: nothing, answer: nothing });
  const core = { config, now: () => new Date() } as Core;
  const app = openApp(core, [handle(broken, () => Promise.reject(new Error("secret 440301198001010011")))]);
  const response = await app.fetch(at("/broken"));
  const body = await response.text();
  expect([response.status, JSON.parse(body)]).toMatchObject([
    500,
    { failed: true, code: "request.e500", type: "error" },
  ]);
  expect(body).not.toContain("at ");
  expect(events.join()).toContain("unexpected_error");
  expect(events.join()).not.toContain("440301198001010011");
});

test("a database lock timeout returns 503", async ({ config }) => {
  const slow = endpoint("GET", "/slow", { input: nothing, answer: nothing });
  const core = { config, now: () => new Date() } as Core;
  const locked = Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" });
  const app = openApp(core, [handle(slow, () => Promise.reject(locked))]);
  expect(await statusAndCode(await app.fetch(at("/slow")))).toEqual([503, "request.e503"]);
});

test("each wire family wraps its responses differently", async ({ config }) => {
  const answer = z.object({ a: z.number() });
  const core = { config, now: () => new Date() } as Core;
  const app = openApp(core, [
    handle(endpoint("GET", "/api/v1/x", { input: nothing, answer }), () => ({ a: 1 })),
    handle(endpoint("GET", "/hzero/x", { input: nothing, answer }), () => ({ a: 1 })),
    handle(endpoint("GET", "/text", { input: nothing, answer: z.string(), wire: "text" }), () => "a"),
  ]);
  expect(await (await app.fetch(at("/api/v1/x"))).json()).toEqual({ code: "0", data: { a: 1 } });
  expect(await (await app.fetch(at("/hzero/x"))).json()).toEqual({ a: 1 });
  expect(await (await app.fetch(at("/text"))).text()).toBe("a");
});

test("an address is grouped by the part that its subscriber cannot change", () => {
  expect(toAddressGroup("198.51.100.7")).toBe("198.51.100.7");
  expect(toAddressGroup("::ffff:198.51.100.7")).toBe("198.51.100.7");
  expect(toAddressGroup("2001:db8:0:1::5")).toBe(toAddressGroup("2001:0db8::1:ffff:0:0:9"));
  expect(toAddressGroup("2001:db8::1")).not.toBe(toAddressGroup("2001:db8:0:1::1"));
  expect(toAddressGroup("evil, 1.2.3.4")).toBe("unknown");
});
