import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { fetchJson } from "~/client/fetch-json";
import { Failure } from "~/gateway/failure";

const answer = z.object({ count: z.number() });

/** Stubs the network to give this response to every request. */
const answered = (body: string, init?: ResponseInit) => vi.stubGlobal("fetch", async () => new Response(body, init));

const loadFailure = async (): Promise<Failure> =>
  fetchJson("/list", answer).then(
    () => expect.fail("it was answered"),
    (error: unknown) => error as Failure,
  );

afterEach(() => void vi.unstubAllGlobals());

test("a response is parsed, and unknown fields are dropped", async () => {
  answered(JSON.stringify({ count: 2, more: true }));
  expect(await fetchJson("/list", answer)).toEqual({ count: 2 });
});

test("a rejection becomes a failure with its code and status, for any status", async () => {
  answered(JSON.stringify({ failed: true, code: "account.tooOften" }), { status: 429 });
  expect(await loadFailure()).toMatchObject({ status: 429, code: "account.tooOften" });
  answered(JSON.stringify({ failed: true, code: 17, message: null }));
  expect(await loadFailure()).toMatchObject({ status: 400, code: "request.e400" });
});

test("an error that is not JSON becomes a failure with its status", async () => {
  answered("<h1>502</h1>", { status: 502 });
  expect(await loadFailure()).toMatchObject({ status: 502, code: "request.e502" });
});

test("a response of the wrong shape becomes a failure", async () => {
  answered(JSON.stringify({ count: "two" }));
  expect(await loadFailure()).toMatchObject({ status: 502, code: "request.service" });
});

test("a network error becomes a failure", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await loadFailure()).toBeInstanceOf(Failure);
  expect(await loadFailure()).toMatchObject({ status: 504, code: "request.timeout" });
});
