import type { RequestListener, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { endpoint } from "~/contract/endpoint";
import { createGateway, type Transport } from "~/gateway/gateway.server";
import { withGuards } from "~/gateway/network.server";
import { eventually } from "../../support/eventually";
import { startHttpServer } from "../../support/http-server";

const shape = { input: z.object({}), answer: z.object({ said: z.string() }) };
const read = endpoint("GET", "/spfm/public/gsrm/v1/read", shape);
const readOther = endpoint("GET", "/spfm/public/gsrm/v1/other", shape);
const write = endpoint("POST", "/spfm/public/gsrm/v1/write", shape);
const caller = { locale: "zh" as const, tenantCode: "ISP", clientAddress: "192.0.2.1" };

const wellSaid = (response: ServerResponse) =>
  response.setHeader("content-type", "application/json").end(JSON.stringify({ said: "hello" }));

let seen: string[] = [];
let close = async () => {};

/** The gateway to a base API with this behaviour. */
async function callsTo(listener: RequestListener, { timeoutMs = 5000 } = {}) {
  const api = await startHttpServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  close = () => api.close();
  const overTheNet: Transport = (request) => fetch(request, { redirect: "manual" });
  return createGateway({ transport: withGuards(overTheNet), base: api.url, timeoutMs, caller });
}

beforeEach(() => {
  seen = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await close();
  close = async () => {};
});

describe("a truncated response (F-15)", () => {
  const breaksOff: RequestListener = (_, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
    response.write('{"said":', () => response.destroy());
  };

  test("is retried once if the call only reads, and is then a bad gateway", async () => {
    const call = await callsTo(breaksOff);
    await expect(call(read, {})).rejects.toMatchObject({ status: 502, code: "request.e502" });
    expect(seen).toHaveLength(2);
  });

  test("is never retried if the call writes, because the write may have happened", async () => {
    const call = await callsTo(breaksOff);
    await expect(call(write, {})).rejects.toMatchObject({ status: 502, code: "request.e502" });
    expect(seen).toHaveLength(1);
  });

  test("does no harm when the retry succeeds", async () => {
    const call = await callsTo((request, response) =>
      seen.length === 1 ? request.socket.destroy() : wellSaid(response),
    );
    expect(await call(read, {})).toEqual({ said: "hello" });
  });
});

describe("a response that never ends", () => {
  test("times out when only its start arrives", async () => {
    const call = await callsTo(
      (_, response) => response.writeHead(200, { "content-type": "application/json" }).write("{"),
      {
        timeoutMs: 200,
      },
    );
    await expect(call(read, {})).rejects.toMatchObject({ status: 504, code: "request.timeout" });
    expect(seen.length, "a call that was given up is not repeated").toBeLessThanOrEqual(1);
  });

  test("is read up to five megabytes, then the connection is closed (F-11)", async () => {
    let sent = 0;
    let hungUp = () => {};
    const end = new Promise<void>((resolve) => (hungUp = resolve));
    const call = await callsTo((_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const piece = "x".repeat(64 * 1024);
      const more = () => {
        while (!response.destroyed && sent < 200 * 1024 * 1024) {
          sent += piece.length;
          if (!response.write(piece)) return void response.once("drain", more);
        }
      };
      response.on("close", hungUp);
      more();
    });
    await expect(call(read, {})).rejects.toMatchObject({ status: 502, code: "request.service" });
    await end;
    expect(sent).toBeLessThan(30 * 1024 * 1024);
  });

  test("is measured uncompressed: 200 MB sent as 200 KB is rejected too", async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, "x"));
    const call = await callsTo((_, response) =>
      response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" }).end(bomb),
    );
    await expect(call(read, {})).rejects.toMatchObject({ status: 502, code: "request.service" });
  });
});

test("a redirect is not followed: only the configured base API is called (S-55)", async () => {
  const call = await callsTo((_, response) => response.writeHead(302, { location: "http://127.0.0.1:1/inner" }).end());
  await expect(call(read, {})).rejects.toMatchObject({ status: 502, code: "request.e502" });
  expect(seen).toHaveLength(1);
});

describe("the circuit breaker (F-08)", () => {
  const down: RequestListener = (request, response) =>
    request.url === readOther.path ? wellSaid(response) : response.writeHead(503).end();
  const failing = async (call: Awaited<ReturnType<typeof callsTo>>, times: number) => {
    for (let time = 0; time < times; time++) await call(read, {}).catch(() => undefined);
  };

  test("opens after five failures within thirty seconds: the sixth call fails at once with a retry time", async () => {
    const call = await callsTo(down);
    await failing(call, 5);
    await expect(call(read, {})).rejects.toMatchObject({ status: 503, code: "request.e503", retryAfter: "30" });
    expect(seen).toHaveLength(5);
  });

  test("does not affect other calls", async () => {
    const call = await callsTo(down);
    await failing(call, 6);
    expect(await call(readOther, {})).toEqual({ said: "hello" });
  });

  test("lets one call through after thirty seconds, and closes when it succeeds", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    let isDown = true;
    const call = await callsTo((_, response) => (isDown ? response.writeHead(503).end() : wellSaid(response)));
    await failing(call, 5);
    isDown = false;
    vi.setSystemTime(Date.now() + 29_000);
    await expect(call(read, {})).rejects.toMatchObject({ status: 503 });
    vi.setSystemTime(Date.now() + 1001);
    expect(await call(read, {})).toEqual({ said: "hello" });
    expect(await call(read, {})).toEqual({ said: "hello" });
    expect(seen).toHaveLength(7);
  });

  test("does not open for a status such as 500, which is a valid response", async () => {
    const call = await callsTo((_, response) => response.writeHead(500).end());
    await failing(call, 8);
    expect(seen).toHaveLength(8);
  });
});

test("at most twenty requests of one call run at a time, and other calls do not queue behind them (F-08)", async () => {
  let isSlow = true;
  const hanging: ServerResponse[] = [];
  const call = await callsTo((request, response) =>
    isSlow && request.url === read.path ? hanging.push(response) : wellSaid(response),
  );
  const waiting = Array.from({ length: 100 }, () => call(read, {}));
  await eventually(() => expect(hanging).toHaveLength(20));
  expect(await call(readOther, {})).toEqual({ said: "hello" });
  expect(hanging).toHaveLength(20);
  isSlow = false;
  for (const response of hanging) wellSaid(response);
  expect(await Promise.all(waiting)).toHaveLength(100);
});
