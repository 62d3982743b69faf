import { expect, test } from "vitest";
import { z } from "zod";
import { env } from "~/config/env.server";
import { dashboard, files } from "~/contract";
import { endpoint } from "~/contract/endpoint";
import { Failure } from "~/gateway/failure";
import { createGateway, type Transport } from "~/gateway/gateway.server";
import { browserTimeoutMs, requestTimeoutMs } from "~/rules/limits/base-api";

const echo = endpoint("GET", "/spfm/public/gsrm/v1/echo/{id}", {
  input: z.object({ id: z.string(), tag: z.array(z.string()).optional() }),
  answer: z.object({ said: z.string() }),
});
const save = endpoint("POST", "/api/v1/save", {
  input: z.object({ text: z.string() }),
  answer: z.object({ id: z.number() }),
});

function gatewayTo(transport: Transport, timeoutMs = 50_000) {
  const caller = {
    locale: "zh" as const,
    tenantCode: "ISP",
    clientAddress: "192.0.2.1",
    registrationToken: "token",
    csrfToken: "csrf",
  };
  return createGateway({ transport, base: new URL("http://base.test/root/"), timeoutMs, caller });
}

async function failureOf(answer: Response | Error, timeoutMs?: number): Promise<Failure> {
  const call = gatewayTo(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  }, timeoutMs);
  const error: unknown = await call(echo, { id: "1" }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Failure)) throw new Error("no failure");
  return error;
}

test("a call carries the headers of §7, and arrays as repeated parameters", async () => {
  let seen: Request | undefined;
  const call = gatewayTo(async (request) => {
    seen = request;
    return Response.json({ said: "hello" });
  });
  expect(await call(echo, { id: "a/b", tag: ["x", "y"] })).toEqual({ said: "hello" });
  expect(seen?.url).toBe("http://base.test/root/spfm/public/gsrm/v1/echo/a%2Fb?tag=x&tag=y");
  expect(Object.fromEntries(seen?.headers ?? [])).toMatchObject({
    "x-tenant-code": "ISP",
    locale: "en-US",
    "accept-language": "zh-CN",
    "x-csrf-token": "csrf",
    "x-registration-token": "token",
  });
});

test("tokens that do not exist are not sent, and the language is that of the page", async () => {
  let seen = new Headers();
  const transport: Transport = async ({ headers }) => {
    seen = headers;
    return Response.json({ code: "0", data: { id: 7 } });
  };
  const caller = { locale: "en" as const, tenantCode: "ISP", clientAddress: "192.0.2.1" };
  await createGateway({ transport, base: new URL("http://base.test"), timeoutMs: 50_000, caller })(save, { text: "x" });
  expect(Object.fromEntries(seen)).toMatchObject({
    "x-tenant-code": "ISP",
    locale: "en-US",
    "accept-language": "en-US",
  });
  for (const name of ["x-csrf-token", "x-registration-token", "authorization", "x-login-binding"])
    expect(seen.has(name)).toBe(false);
});

test("a file is sent with its registration's token, as a form part next to the other fields", async () => {
  let seen: Request | undefined;
  const call = gatewayTo(async (request) => {
    seen = request;
    return new Response("/files/1");
  });
  const attachmentUUID = `2${"a".repeat(32)}`;
  expect(await call(files.upload, { attachmentUUID, file: new File(["bytes"], "licence.pdf") })).toBe("/files/1");
  expect(seen?.headers.get("x-registration-token")).toBe("token");
  const form = (await seen?.formData()) ?? new FormData();
  expect(form.get("attachmentUUID")).toBe(attachmentUUID);
  expect(form.get("file")).toMatchObject({ name: "licence.pdf" });
});

test.each([
  ["no body", new Response(null, { status: 204 })],
  ["null", Response.json(null)],
  ["an empty object", Response.json({})],
  ["an empty envelope", Response.json({ code: "0", data: null })],
])("a call without a result accepts %s", async (_, response) => {
  const call = gatewayTo(async () => response);
  expect(await call(dashboard.deleteLayout, { id: "1" })).toEqual({});
});

test("a call times out after the 50 s of §9 unless a setting is shorter", () => {
  expect([requestTimeoutMs, env.API_TIMEOUT_MS]).toEqual([50_000, 50_000]);
});

test("the browser's timeout is longer than the portal's, whose response gives the reason", () => {
  expect(browserTimeoutMs).toBeGreaterThan(requestTimeoutMs);
});

test("the enveloped family returns its result under data, the plain family directly", async () => {
  const call = gatewayTo(async () => Response.json({ code: "0", data: { id: 7 } }));
  expect(await call(save, { text: "x" })).toEqual({ id: 7 });
});

test("a body marked failed is a rejection, even with status 200", async () => {
  const failure = await failureOf(
    Response.json({ failed: true, code: "error.not_found", message: "没有", type: "warn" }),
  );
  expect(failure).toMatchObject({ code: "error.not_found", serverMessage: "没有" });
});

test.each([
  [500, "request.e500"],
  [502, "request.e502"],
  [503, "request.e503"],
  [504, "request.e504"],
  [405, "request.e405"],
  [403, "request.e403"],
  [400, "request.e400"],
  [418, "request.other"],
])("status %i without a code gives %s", async (status, code) => {
  expect(await failureOf(new Response("<h1>no</h1>", { status }))).toMatchObject({ status, code });
});

test.each([
  ["HTML with status 200", new Response("<html>", { headers: { "content-type": "text/html" } })],
  ["broken JSON", new Response("{", { headers: { "content-type": "application/json" } })],
  ["another shape", Response.json({ said: 5 })],
  [
    "more than five megabytes",
    new Response(`"${"x".repeat(6_000_000)}"`, { headers: { "content-type": "application/json" } }),
  ],
])("%s is a service error, and none of it is shown", async (_, response) => {
  expect(await failureOf(response)).toMatchObject({ status: 502, code: "request.service" });
});

test("an unreachable base API is a bad gateway", async () => {
  expect(await failureOf(new TypeError("fetch failed"))).toMatchObject({ status: 502 });
});

test("a base API that never responds is a timeout", async () => {
  const call = gatewayTo(
    (request) =>
      new Promise((_, reject) =>
        request.signal.addEventListener("abort", () => reject(request.signal.reason as Error)),
      ),
    5,
  );
  await expect(call(echo, { id: "1" })).rejects.toMatchObject({ status: 504, code: "request.timeout" });
});
