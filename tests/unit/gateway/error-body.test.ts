import { expect, test } from "vitest";
import { z } from "zod";
import { type Endpoint, endpoint, nothing } from "~/contract/endpoint";
import { Failure } from "~/gateway/failure";
import { decodeAnswer } from "~/gateway/decode-answer";

const silent = endpoint("PUT", "/spfm/public/gsrm/v1/silent", { input: nothing, answer: nothing });
const text = endpoint("GET", "/hfle/public/gsrm/v1/text", { input: nothing, answer: z.string(), wire: "text" });
const binary = { "content-type": "application/octet-stream" };

async function failureOf(answer: Response, call: Endpoint = silent): Promise<Failure | null> {
  try {
    await decodeAnswer(call, answer);
    return null;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

test.each([
  ["null for missing values", { failed: true, code: null, message: null, type: null }, { code: "request.e400" }],
  ["a numeric code", { failed: true, code: 500, message: "忙" }, { code: "request.e400", serverMessage: "忙" }],
])("a rejection with %s is still a rejection", async (_, body, expected) => {
  expect(await failureOf(Response.json(body))).toMatchObject({ status: 400, ...expected });
});

test.each([
  ["marked as a refusal", Response.json({ failed: true, code: "session.over" }, { status: 401 })],
  ["with a sign-in address", new Response(null, { status: 401, headers: { location: "/register/start" } })],
])("a 401 from a public call, %s, is a service error: there is no session to end", async (_, answer) => {
  expect(await failureOf(answer.clone(), text)).toMatchObject({ status: 502, code: "request.service", location: null });
  const guarded = endpoint("GET", "/api/v1/guarded", { input: nothing, answer: nothing, access: "session" });
  expect(await failureOf(answer.clone(), guarded)).toMatchObject({ status: 401 });
});

const enveloped = endpoint("DELETE", "/api/v1/enveloped", { input: nothing, answer: nothing });
const nullable = endpoint("GET", "/api/v1/nullable", {
  input: nothing,
  answer: z.object({ state: z.string() }).nullable(),
});
const listed = endpoint("GET", "/api/v1/listed", { input: nothing, answer: z.array(z.string()) });

test.each([
  ["null", { code: "1", message: "NOT DONE", data: null }, { code: "1", serverMessage: "NOT DONE" }],
  ["an empty object", { code: "500", success: false, data: {} }, { code: "500" }],
  ["valid data", { code: "9", data: ["a"] }, { code: "9" }],
  ["a numeric code", { code: 7, message: "忙", data: null }, { code: "7", serverMessage: "忙" }],
])("an envelope whose code is not 0 is a rejection, even with %s", async (_, body, expected) => {
  for (const call of [enveloped, nullable, listed])
    expect(await failureOf(Response.json(body), call)).toMatchObject({ status: 400, ...expected });
});

test("an envelope without a code is a service error, not a success", async () => {
  for (const body of [{ data: null }, { data: {} }, { code: null, data: null }, []])
    expect(await failureOf(Response.json(body), enveloped)).toMatchObject({ status: 502, code: "request.service" });
});

test("a call without a result succeeds with code 0 as text or number, and without a body", async () => {
  for (const answer of [
    Response.json({ code: "0" }),
    Response.json({ code: 0, data: null }),
    new Response(null, { status: 204 }),
  ])
    expect(await failureOf(answer, enveloped)).toBeNull();
});

test("the message of an unmarked 400 or 403 is used, that of a 500 is not", async () => {
  for (const [status, serverMessage] of [
    [400, "no"],
    [403, "no"],
    [500, undefined],
  ] as const)
    expect(await failureOf(Response.json({ message: "no" }, { status }))).toMatchObject({ status, serverMessage });
});

test("a binary error body is read as text, and its msg is used", async () => {
  const body = JSON.stringify({ msg: "导出失败" });
  expect(await failureOf(new Response(body, { status: 500, headers: binary }))).toMatchObject({
    serverMessage: "导出失败",
  });
  expect(
    (await failureOf(new Response("\u0000\u0001", { status: 500, headers: binary })))?.serverMessage,
  ).toBeUndefined();
});

test("an HTML page is a service error, even for a call without a result or with a text result", async () => {
  const page = () => new Response("<h1>Welcome</h1>", { headers: { "content-type": "text/html" } });
  for (const call of [silent, text]) expect(await failureOf(page(), call)).toMatchObject({ code: "request.service" });
  expect(await failureOf(new Response(null, { status: 204 }))).toBeNull();
});

test("a truncated response counts as a bad gateway, a stalled one as a timeout", async () => {
  const ending = (error: Error) =>
    new Response(new ReadableStream({ start: (controller) => controller.error(error) }), { status: 200 });
  expect(await failureOf(ending(new TypeError("terminated")))).toMatchObject({ code: "request.e502" });
  expect(await failureOf(ending(new DOMException("late", "TimeoutError")))).toMatchObject({ code: "request.timeout" });
});

test("a redirect is an error", async () => {
  expect(await failureOf(new Response(null, { status: 302, headers: { location: "/x" } }))).toMatchObject({
    status: 502,
  });
});
