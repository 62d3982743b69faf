import type { IncomingMessage, ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { companyLookup } from "~/contract";
import { startHttpServer } from "../../../../support/http-server";
import { onEveryEngine } from "../../../../support/platform";
import { refusalOf } from "../../../../support/platform-refusal";

let asked: IncomingMessage[] = [];
let answer: (response: ServerResponse) => unknown = (response) => response.end();
let service: Awaited<ReturnType<typeof startHttpServer>>;
beforeAll(async () => {
  service = await startHttpServer((request, response) => {
    asked.push(request);
    answer(response);
  });
});
afterAll(() => service.close());
beforeEach(() => {
  asked = [];
  answer = (response) => response.end(JSON.stringify({ error_code: 0, result: acme }));
});

const acme = { name: "深圳市安科精密有限公司", creditCode: "91440300MA5DA9L47B", regCapital: "1000万人民币" };
const keyword = acme.creditCode;

onEveryEngine((test) => {
  const withService = test.extend("registrant", async ({ config, register }) => {
    config.companyLookup = { url: new URL("/baseinfo?source=portal", service.url).href, key: "a key of the tests" };
    return register();
  });

  withService(
    "a registrant finds a company with its location, which is derived from the unified credit code",
    async ({ registrant: { call } }) => {
      expect(await call(companyLookup.lookUp, { keyword })).toEqual({
        found: {
          companyName: acme.name,
          unifiedCreditCode: keyword,
          registeredCapital: "10000000",
          capitalCurrency: "CNY",
          registeredCountry: "CN",
          registeredProvince: "440000",
          registeredCity: "440300",
        },
      });
      expect(asked[0]?.url).toBe(`/baseinfo?source=portal&keyword=${keyword}`);
      expect(asked[0]?.headers.authorization).toBe("a key of the tests");
    },
  );

  withService("a district of a municipality is also recognised as a place", async ({ registrant: { call } }) => {
    answer = (response) =>
      response.end(JSON.stringify({ error_code: 0, result: { name: "甲", creditCode: "91310110666007217T" } }));
    const { found } = await call(companyLookup.lookUp, { keyword: "甲公司" });
    expect(found).toMatchObject({ registeredProvince: "310000", registeredCity: "310110" });
  });

  const failures: [string, (response: ServerResponse) => unknown][] = [
    ["knows no such company", (response) => response.end(JSON.stringify({ error_code: 300_000, reason: "无数据" }))],
    ["answers with a page", (response) => response.end("<html>")],
    ["fails", (response) => response.writeHead(500).end()],
    ["sends elsewhere", (response) => response.writeHead(302, { location: "http://127.0.0.1:1" }).end()],
    ["breaks off", (response) => response.destroy()],
    ["answers without end", (response) => response.end("x".repeat(2_000_000))],
  ];
  for (const [what, fails] of failures)
    withService(
      `a lookup is rejected in the same way if the service ${what} (S-19)`,
      async ({ registrant: { call }, events }) => {
        answer = fails;
        expect(await refusalOf(call(companyLookup.lookUp, { keyword }))).toMatchObject({
          status: 404,
          code: "companyLookup.failed",
        });
        expect(events.join()).not.toContain(keyword);
      },
    );

  test("without a service a lookup is rejected in the same way", async ({ register }) => {
    const { call } = await register();
    expect(await refusalOf(call(companyLookup.lookUp, { keyword }))).toMatchObject({
      status: 404,
      code: "companyLookup.failed",
    });
  });

  withService(
    "only a registrant can look up companies, at most thirty times an hour",
    async ({ registrant: { call }, call: anybody }) => {
      expect(await refusalOf(anybody(companyLookup.lookUp, { keyword }))).toMatchObject({ status: 401 });
      for (let time = 0; time < 30; time++) await call(companyLookup.lookUp, { keyword });
      expect(await refusalOf(call(companyLookup.lookUp, { keyword }))).toMatchObject({
        status: 429,
        code: "companyLookup.tooOften",
      });
      expect(asked).toHaveLength(30);
    },
  );
});
