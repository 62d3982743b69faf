import { afterAll, expect, test } from "vitest";
import * as profile from "~/contract/profile";
import { type Visitor, visitor } from "../faults/client";
import { demoPassword, followed } from "../support/sign-in";
import { sampleOf } from "./addresses";
import { openSetup } from "./setup";
import { builtRoutes } from "./manifest";

const setup = await openSetup({ LOGIN_CODE_FROM: "2999-01-01" });
afterAll(() => setup.close());

/** Signs in up to the redirect with the token in its URL (§2). */
async function tokenAddress(who: Visitor): Promise<string> {
  const { path } = await followed(who, "/workspace");
  const posted = await who.post(path, { intent: "password", account: "supplier", password: demoPassword });
  const resumed = await who.get(posted.headers.location ?? "");
  const { pathname, search } = new URL(resumed.headers.location ?? "");
  const back = await who.get(pathname + search);
  return back.headers.location ?? "";
}

test("the token is exchanged on the server, and the URL no longer contains it", async () => {
  const who = visitor(setup.url);
  const address = await tokenAddress(who);
  expect(address).toMatch(/^\/workspace\?token=[\w-]{43}$/);
  const answer = await who.get(address);
  expect([answer.status, answer.headers.location, answer.headers["referrer-policy"]]).toEqual([
    303,
    "/workspace",
    "no-referrer",
  ]);
  expect(who.jar.has("login")).toBe(false);
  expect(setup.output()).not.toContain(address.split("=")[1]);

  const again = visitor(setup.url);
  expect((await followed(again, address)).path).toMatch(/^\/sign-in\//);
});

test("a token opens nothing in another browser, and is not used up there", async () => {
  const [who, other] = [visitor(setup.url), visitor(setup.url)];
  const address = await tokenAddress(who);
  await followed(other, "/workspace");
  expect((await other.get(address)).headers.location).toBe("/403?code=token.otherBrowser");
  expect([...other.jar.keys()]).not.toContain("token");
  expect((await followed(who, address)).path).toBe("/workspace");
});

test("a made-up session token is rejected", async () => {
  const who = visitor(setup.url);
  who.jar.set("token", encodeURIComponent(btoa(JSON.stringify("made-up"))));
  expect((await followed(who, "/workspace")).path).toMatch(/^\/sign-in\//);
});

test("a script's call with a stale CSRF token succeeds with a fresh one, which is not exposed to the script", async () => {
  const who = visitor(setup.url);
  await followed(who, await tokenAddress(who));
  who.jar.set("csrf", encodeURIComponent(btoa(JSON.stringify("0.stale"))));
  const answer = await who.send({
    method: "PUT",
    path: `${profile.updateUserTimeZone.path}?timeZone=GMT%2B8`,
    headers: { origin: setup.url, accept: "application/json" },
  });
  expect(answer.status).toBe(200);
  const fresh = who.jar.get("csrf") ?? "";
  expect(fresh).not.toContain(encodeURIComponent(btoa(JSON.stringify("0.stale"))));
  expect(answer.text).not.toContain("csrf");
});

test("reading writes nothing: after every page was opened twice, no table has another row", async () => {
  const who = visitor(setup.url);
  await followed(who, await tokenAddress(who));
  // Starting a sign-in is not a read: it adds a row, so that only this browser can complete it.
  const pages = builtRoutes().filter(({ hasLoader, path }) => hasLoader && path !== "/api/v1/sso/login");
  const before = setup.counts();
  for (const { path } of [...pages, ...pages]) await who.get(sampleOf(path));
  expect(setup.counts()).toEqual(before);
});
