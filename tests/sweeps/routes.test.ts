import { readdirSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { type Answer, ask, type Visitor, visitor } from "../faults/client";
import { asData, sampleOf } from "./addresses";
import { type Actor, actors, expected } from "./expected";
import { openSetup } from "./setup";
import { signIn } from "../support/sign-in";
import { builtRoutes } from "./manifest";

const host = "portal.example";
const origin = `https://${host}`;
const setup = await openSetup({ PUBLIC_ORIGIN: origin, LOGIN_CODE_FROM: "2999-01-01" });
afterAll(() => setup.close());

const standing = { host, origin };
const routes = builtRoutes();
/** A visitor signed in with a demo account. */
async function member(account: string): Promise<Visitor> {
  const who = visitor(setup.url, standing);
  await signIn(who, account);
  return who;
}
const callers: Record<Actor, Visitor> = {
  anonymous: visitor(setup.url, standing),
  registrant: (await setup.register(standing)).browser,
  delegate: await setup.delegate(await setup.register(standing), "bank", standing),
  supplierA: await member("supplier"),
  supplierB: await member("supplier2"),
  purchasingManager: await member("buyer"),
  superAdmin: await member("admin"),
};
/** Details that must never leak: file paths, stack traces, SQL statements. */
const inside =
  /\bat \S+ \((file:|node:|\/|\w:\\)|node_modules|\/app\/|\.server\.ts|select .* from |insert into|SQLITE|registration_section/i;
const missing = { page: "not in the table", data: "", post: "" };
const fault = "routes/errors/500";

/** Random parts of a URL are removed. */
const outcome = ({ status, headers }: Answer) =>
  [
    status,
    String(headers.location ?? headers["x-remix-redirect"] ?? "").replace(/(state|nonce|challenge)=[\w-]+/g, "$1=…"),
  ]
    .filter(Boolean)
    .join(" ");
/** Posts that end a session come last. */
const leavesLast = (one: { id: string }, other: { id: string }) =>
  Number(endings.has(one.id)) - Number(endings.has(other.id));
const endings = new Set(["routes/registration/leave", "routes/registration/withdraw", "routes/sign-in/sign-out"]);

test("the table lists every route of the build and nothing else", () => {
  expect(Object.keys(expected).toSorted()).toEqual(routes.map(({ id }) => id).toSorted());
});

for (const who of actors) {
  test.each(routes)(`${who}: $id returns its page and its data as the table states`, async ({ id, path }) => {
    const { page, data } = expected[id]?.[who] ?? missing;
    const answers = {
      page: await callers[who].get(sampleOf(path)),
      data: await callers[who].get(asData(sampleOf(path), id)),
    };
    expect({ page: outcome(answers.page), data: outcome(answers.data) }).toEqual({ page, data });
    for (const answer of Object.values(answers)) {
      expect(answer.status).toBeLessThan(id === fault ? 501 : 500);
      expectGuarded(answer);
      expect(answer.headers["cache-control"], "personal or not, a page is not stored").toBe("no-store");
    }
  });
}

test("a page's policy allows only what it names, with a 128-bit nonce that is never repeated", async () => {
  const pages = await Promise.all(Array.from({ length: 100 }, () => callers.anonymous.get("/progress")));
  const policies = pages.map(({ headers }) => String(headers["content-security-policy"]));
  const nonces = policies.map((policy) => /'nonce-([^']+)'/.exec(policy)?.[1] ?? "");
  expect(new Set(nonces).size).toBe(100);
  for (const nonce of nonces) expect(Buffer.from(nonce, "base64").length).toBeGreaterThanOrEqual(16);
  for (const [at, { text }] of pages.entries()) expect(text).toContain(`nonce="${nonces[at]}"`);
  const [policy = ""] = policies;
  for (const none of ["default-src", "object-src", "base-uri", "frame-ancestors"])
    expect(policy).toContain(`${none} 'none'`);
  expect(policy).toContain("form-action 'self'");
  for (const directive of ["script-src", "style-src-elem"])
    expect(policy.split("; ").find((one) => one.startsWith(`${directive} `))).not.toContain("unsafe-inline");
});

test("cookies are bound to this host and, except for the language, hidden from scripts", async () => {
  const somebody = visitor(setup.url, standing);
  await somebody.post("/register", { country: "CN", consentAgreementFlag: "1" });
  await somebody.post("/language", { language: "en", to: "/home" });
  const lines = [somebody, ...Object.values(callers)].flatMap(({ setCookies }) => setCookies);
  for (const line of lines) {
    // The provider binds its shortest-lived cookies to one path, which `__Host-` does not allow.
    expect(line).toMatch(/^__Host-.*; Path=\/(;|$)|^__Secure-provider-(interaction|resume)(\.sig)?=/i);
    expect(line).toMatch(/; Secure/i);
    expect(line).toMatch(/; SameSite=Lax/i);
    expect(line).toMatch(/^__Host-lang=|; HttpOnly/i);
    expect(line.length).toBeLessThanOrEqual(4096);
  }
  const names = new Set(lines.map((line) => line.replace(/=.*/, "")));
  for (const name of ["entry", "lang", "registration", "login", "token", "csrf"])
    expect(names).toContain(`__Host-${name}`);
  expect(names).toContain("__Host-provider-session");
});

test.each(["TRACE", "OPTIONS", "PROPFIND", "LINK"])("%s is not supported: 405 on every route", async (method) => {
  for (const { path } of routes) {
    const answer = await ask(setup.url, { method, path: sampleOf(path), headers: standing });
    expect(`${path} ${answer.status}`).toBe(`${path} 405`);
    expectGuarded(answer);
  }
});

test("assets are immutable under their name and cached permanently; a missing one is not stored", async () => {
  const [asset] = readdirSync("build/client/assets").filter((name) => name.endsWith(".js"));
  const answer = await callers.anonymous.get(`/assets/${asset}`);
  expect(answer.status).toBe(200);
  expect(answer.headers["cache-control"]).toMatch(/max-age=31536000, immutable/);
  expectGuarded(answer);
  expect((await callers.anonymous.get("/assets/none.js")).headers["cache-control"]).toBe("no-store");
});

test("sub-application assets are cached like other assets, their manifests are not, and a missing asset is a plain 404", async () => {
  const manifest = await callers.anonymous.get("/gsrm/subapp.json");
  expect([manifest.status, manifest.headers["cache-control"]]).toEqual([200, "no-cache"]);
  const { module } = JSON.parse(manifest.text) as { module: string };
  const part = await callers.anonymous.get(`/gsrm/${module}`);
  expect(part.headers["cache-control"]).toMatch(/max-age=31536000, immutable/);
  for (const path of ["/gsrm/assets/none.js", "/gcis/assets/", "/gsrm/assets/..%2f..%2f..%2fserver.ts"]) {
    const answer = await callers.superAdmin.get(path);
    expect([path, answer.status, answer.text]).toEqual([path, 404, ""]);
    expectGuarded(answer);
  }
});

test.each([
  ["/%E0%A4%A", 400],
  ["/register/%E0%A4%A/pick", 400],
  ["/register/%ff", 400],
  ["/%", 400],
  ["/home/%00", 303],
  ["/..%2f..%2fetc%2fpasswd", 303],
  ["/assets/..%2f..%2f..%2fserver.ts", 303],
  ["/assets/%2e%2e/%2e%2e/package.json", 303],
  ["//evil.example/home", 303],
  ["/home?_data=__proto__", 403],
  ["/home?_data=constructor", 403],
  ["/home?_data=routes/registration/basic", 403],
])("%s responds with %i and reveals nothing", async (path, status) => {
  const answer = await callers.anonymous.get(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.location ?? "/").toMatch(/^\/(?!\/)/);
  expectGuarded(answer);
});

test.each([
  ["notaurl", "same-origin"],
  ["null", "cross-site"],
  ["https://evil.example", "same-origin"],
  ["https://portal.example.evil.example", "same-origin"],
  ["http://portal.example", "same-origin"],
])("a post with origin %s and fetch site %s is rejected", async (evil, site) => {
  const headers = { host, origin: evil, "sec-fetch-site": site };
  const answer = await ask(setup.url, { method: "POST", path: "/language", headers, body: "language=en" });
  expect(answer.status).toBe(403);
  expectGuarded(answer);
});

test("a request for another host is rejected", async () => {
  const answer = await ask(setup.url, { path: "/home", headers: { host: "evil.example" } });
  expect(answer.status).toBe(421);
  expect(answer.text).toBe("");
});

// Last, because some of these end a session.
for (const who of actors) {
  test.each(routes.toSorted(leavesLast))(
    `${who}: an empty form to $id gets the response in the table`,
    async ({ id, path }) => {
      const answer = await callers[who].post(sampleOf(path), {});
      expect(outcome(answer)).toBe((expected[id]?.[who] ?? missing).post);
      expectGuarded(answer);
    },
  );
}

/** S-01, S-05, S-07, S-10: what holds for every response. */
function expectGuarded({ headers, text }: Answer) {
  const maxAge = Number(/max-age=(\d+); includeSubDomains/.exec(String(headers["strict-transport-security"]))?.[1]);
  expect(maxAge).toBeGreaterThanOrEqual(31_536_000);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  expect(headers["permissions-policy"]).toContain("camera=()");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["x-powered-by"]).toBeUndefined();
  expect(headers.server).toBeUndefined();
  expect(String(headers["content-type"]).includes("javascript") ? "" : text).not.toMatch(inside);
}
