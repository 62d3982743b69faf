import { afterAll, expect, test } from "vitest";
import { fieldsOf } from "../faults/registrant";
import { asData, sampleOf } from "./addresses";
import { openSetup } from "./setup";
import { builtRoutes } from "./manifest";

const setup = await openSetup();
afterAll(() => setup.close());
const registrant = await setup.register();
await registrant.save("basic", 0, { companyName: "深圳市安科精密有限公司" });

const methods = ["POST", "PUT", "PATCH", "DELETE"];
const { origin: own } = new URL(setup.url);
/** The headers of a request from another site, or from a program that is not a browser. */
const strangers: [string, Record<string, string>][] = [
  ["a page of another site", { "sec-fetch-site": "cross-site", origin: own }],
  ["a page of a sister site", { "sec-fetch-site": "same-site", origin: own }],
  ["an address typed or a bookmark", { "sec-fetch-site": "none" }],
  ["another origin", { origin: "https://evil.example" }],
  ["a page at another port of this machine", { origin: "http://localhost:1" }],
  ["an origin that begins like ours", { origin: `${own}.evil.example` }],
  ["another origin that claims to be ours", { "sec-fetch-site": "same-origin", origin: "https://evil.example" }],
  ["a sandboxed page", { origin: "null" }],
  ["somebody who says nothing", {}],
];

const basic = new URLSearchParams([...fieldsOf({ companyName: "别家公司" }), ["version", "1"], ["intent", "save"]]);
const forms = {
  "application/x-www-form-urlencoded": basic.toString(),
  "text/plain": `${basic.toString()}\r\n`,
  "application/json": JSON.stringify({ version: 1, values: { companyName: "别家公司" } }),
};
const actions = builtRoutes().filter(({ hasAction }) => hasAction);
const spfm = "/spfm/public/gsrm/v1/isp/register";
const extra = [`${spfm}/sections/basic`, `${spfm}/submit`, `${spfm}/sessions/current`, "/csp-report"];

test("there are actions to test", () => expect(actions.length).toBeGreaterThan(15));

test.each(strangers)("%s changes nothing through any route, with any method", async (_, headers) => {
  const before = setup.counts();
  const addresses = actions.flatMap(({ id, path }) => {
    const sample = sampleOf(path);
    return [sample, asData(sample, id), `${sample}?index`];
  });
  for (const path of [...addresses, ...extra])
    for (const method of methods)
      for (const [type, body] of Object.entries(forms)) {
        const asked = { method, path, body, headers: { ...headers, "content-type": type } };
        const { status, cookies } = await registrant.browser.send(asked);
        expect(`${method} ${path} ${type}: ${status}`).toBe(`${method} ${path} ${type}: 403`);
        expect(cookies).toEqual([]);
      }
  expect(setup.counts()).toEqual(before);
});

test.each([
  ["our own page", own],
  ["our own page without a referrer", "null"],
])("the same post from %s is accepted, which proves the rejections above meaningful", async (_, origin) => {
  const headers = { "sec-fetch-site": "same-origin", origin, "content-type": "application/x-www-form-urlencoded" };
  const asked = { method: "POST", path: "/register/basic/autosave", body: basic.toString(), headers };
  expect((await registrant.browser.send(asked)).status).toBe(200);
  expect((await registrant.read("basic")).values).toEqual({ companyName: "别家公司" });
});
