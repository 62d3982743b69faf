import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { visitor } from "../faults/client";
import type { Registrant } from "../faults/registrant";
import { openSetup } from "./setup";

const setup = await openSetup();
afterAll(() => setup.close());
let registrant: Registrant;
beforeAll(async () => {
  registrant = await setup.register();
});

const languageShown = (text: string) => /<html lang="([^"]*)"/.exec(text)?.[1];
const hostileLanguages = [
  "__proto__",
  "constructor",
  "../../../etc/passwd",
  "../en",
  "zh;q=99999999999",
  "en;q=NaN,zh;q=-1",
  "*",
  ";;;,,,",
  "en-".repeat(500),
  "e".repeat(4000),
  "%00",
  "<script>",
  "{}",
  "[object Object]",
  '{"__proto__":{"a":1}}',
  "xx-XX,yy;q=0.9",
  "ZH",
  "EN-us",
];

describe("the page is in Chinese or English, regardless of the language that a browser requests", () => {
  test.each(hostileLanguages)("Accept-Language: %.40s", async (language) => {
    const { status, text } = await visitor(setup.url, { "accept-language": language }).get("/home");
    expect(status).toBe(200);
    expect(["zh-CN", "en"]).toContain(languageShown(text));
  });

  test.each(hostileLanguages)("the language cookie %.40s", async (language) => {
    const written = [language, encodeURIComponent(language), Buffer.from(JSON.stringify(language)).toString("base64")];
    for (const value of written) {
      const { status, text } = await visitor(setup.url, { cookie: `lang=${value}` }).get("/home");
      expect(status).toBe(200);
      expect(["zh-CN", "en"]).toContain(languageShown(text));
    }
  });

  test.each(hostileLanguages)("choosing %.40s", async (language) => {
    const browser = visitor(setup.url);
    const { status, cookies } = await browser.post("/language", { language, to: "/home" });
    expect([status, cookies]).toEqual([400, []]);
  });
});

const elsewhere = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/%2f%2fevil.example",
  "/%5cevil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  " //evil.example",
  "/./ /evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "https://evil.example",
  "https:evil.example",
  "hTTps:/evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "@evil.example",
  ".evil.example",
  ":80@evil.example",
  "http://localhost@evil.example",
  "/\u2028/evil.example",
  "/home\r\nset-cookie: a=b",
  `/${"a".repeat(8000)}`,
  "",
];

describe("no return URL leads off our site", () => {
  test.each(elsewhere)("%.60j", async (to) => {
    const browser = visitor(setup.url);
    const spoken = await browser.post("/language", { language: "en", to });
    expectOurs(spoken.headers.location);
    expect(spoken.headers["set-cookie"]?.length).toBe(1);

    const query = encodeURIComponent(to);
    const shown = await registrant.browser.get(`/register/start?to=${query}&_data=routes/registration/start`);
    expectOurs((JSON.parse(shown.text) as { to: string }).to);
    const posted = { intent: "send", name: "王芳", email: "someone@acme.example", mark: "", to };
    expectOurs((await registrant.browser.post("/register/start", posted)).headers.location);

    for (const name of ["to", "next", "redirect", "redirectTo", "returnTo", "url", "continue"]) {
      const answer = await browser.get(`/?${name}=${query}`);
      expect(answer.headers.location).toBe("/home");
    }
    expectOurs((await registrant.browser.get(`/register/file?url=${query}`)).headers.location ?? "/");
  });

  function expectOurs(location: string | undefined) {
    expect(location).toMatch(/^\/(?![/\\])/);
    expect(new URL(location ?? "", setup.url).origin).toBe(setup.url);
  }
});

test.each([
  ["a path of 8 KB", `/${"a".repeat(8192)}`],
  ["a query of 8 KB", `/home?notice=${"a".repeat(8192)}`],
  ["a search of 8 KB", `/register?query=${"%E6".repeat(2700)}`],
  ["a thousand parameters", `/home?${"notice=1&".repeat(1000)}`],
  ["a field name of 8 KB", `/register/basic/pick?field=${"a.".repeat(4000)}`],
  ["a field named like a prototype", "/register/basic/pick?field=__proto__"],
  ["a page number far beyond the last", "/register/basic/pick?field=registeredProvince&page=1e308"],
  ["a negative page number", "/register/basic/pick?field=registeredProvince&page=-5"],
  ["a notice named like a prototype", "/home?notice=__proto__"],
  ["a code named like a prototype", "/403?code=__proto__"],
  ["a list named like a prototype", "/smdm/public/gsrm/v2/lov/__proto__"],
  ["a list whose name is a path", "/smdm/public/gsrm/v2/lov/..%2f..%2fregister"],
  ["a list with a fractional page and a negative size", "/smdm/public/gsrm/v2/lov/HPFM.COUNTRY?page=1.5&size=-1"],
  ["a list requested without paging", "/smdm/public/gsrm/v2/lov/HPFM.COUNTRY?size=100000000"],
  ["a search with wildcards", `/smdm/public/gsrm/v2/lov/HPFM.COUNTRY?query=${"%25_".repeat(500)}`],
])("%s gets a response without a server error", async (_, path) => {
  const answer = await registrant.browser.get(path);
  expect(answer.status).toBeLessThan(500);
  expect(answer.ms).toBeLessThan(2000);
  expect(answer.headers.location ?? "/").toMatch(/^\/(?!\/)/);
});

test("headers larger than 16 KB are rejected before anything reads them", async () => {
  const answer = await visitor(setup.url, { "x-long": "a".repeat(20_000) }).get("/home");
  expect(answer.status).toBe(431);
});
