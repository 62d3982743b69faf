import { Hono } from "hono";
import { expect, test } from "vitest";
import { sameOriginWrites } from "~/server/cross-site";
import type { PortalEnv } from "~/server/request-facts";

const own = "https://portal.example";
const app = new Hono<PortalEnv>();
app.use(sameOriginWrites((origin) => origin === own));
app.all("*", (context) => context.text("taken"));

/** A form as a browser posts it. */
const post = (address: string, headers: Record<string, string>) =>
  app.request(`${own}${address}`, {
    method: "POST",
    body: "name=Li",
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html", ...headers },
  });

const links = ["/stop-change/c1?key=k1", "/undo-email/c1?key=k1"];

test.for(links)("a form post to %s from an older browser is accepted: the key is the proof", async (link) => {
  for (const headers of [{ origin: "null" }, {}] as Record<string, string>[])
    expect(await (await post(link, headers)).text()).toBe("taken");
});

test.for(links)("a post to %s from another site is rejected", async (link) => {
  const headersOfOthers: Record<string, string>[] = [
    { origin: "null", "sec-fetch-site": "cross-site" },
    { origin: "null", "sec-fetch-site": "same-site" },
    { origin: "https://evil.example" },
    { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
  ];
  for (const headers of headersOfOthers) expect((await post(link, headers)).status).toBe(403);
});

test.for(["/stop-change/c1", "/stop-change/c1?key=", "/stop-change/c1/x?key=k1", "/register/basic?key=k1"])(
  "%s contains no key, so it is rejected without an origin",
  async (address) => {
    expect((await post(address, { origin: "null" })).status).toBe(403);
  },
);

test.for([
  ["zh-CN", "表单未提交"],
  ["en", "The form was not submitted"],
] as const)("the rejection of a form without an origin explains in %s what to do", async ([language, title]) => {
  for (const address of ["/register/start", "/progress", "/sign-in/1"]) {
    const answer = await post(address, { origin: "null", "accept-language": language });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain(`<h1>${title}</h1>`);
  }
});

test("a request that is not a page's form is rejected without a body", async () => {
  const answer = await post("/register/start", { origin: "null", accept: "application/json" });
  expect(answer.status).toBe(403);
  expect(await answer.text()).toBe("");
});
