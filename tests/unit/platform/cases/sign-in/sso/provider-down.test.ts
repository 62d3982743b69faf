import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import { openSso } from "~/platform/cases/sign-in/sso/sso";
import { certificateFor } from "../../../../../support/certificate";
import { test } from "../../../../../support/forged-sign-in";
import { forgerClient } from "../../../../../support/oidc-forger";
import { openBrowser, openCore } from "../../../../../support/oidc-setup";

test("a provider that reports another issuer is not used for signing in", async ({ forger, company: { browser } }) => {
  for (const issuer of ["https://evil.example", `${forger.issuer}/tenant`]) {
    forger.say({ issuer });
    const response = await browser.login();
    expect([response.status, await response.json()]).toMatchObject([503, { code: "signIn.providerDown" }]);
  }
});

test("a provider that fails is reported as down, and tried again the next time", async ({ forger, company }) => {
  const { core, browser } = company;
  forger.say({ status: 500 });
  const response = await browser.login();
  expect([response.status, await response.json()]).toMatchObject([503, { code: "signIn.providerDown" }]);
  expect(await core.db.selectFrom("login_attempt").selectAll().execute()).toEqual([]);
  forger.say({ status: 200 });
  expect((await browser.begin()).origin).toBe(forger.issuer);
});

test("a provider that goes away before the code is exchanged is reported as down", async ({
  forger,
  company,
  events,
}) => {
  const { browser } = company;
  const state = (await browser.begin()).searchParams.get("state");
  await forger.close();
  const response = await browser.get(`/api/v1/sso/callback?code=c&state=${state}`);
  expect([response.status, await response.json()]).toMatchObject([503, { code: "signIn.providerDown" }]);
  expect(events.join()).toContain('"event":"provider_down"');
});

test("a provider without HTTPS is accepted only in a demo", async ({ config, forger }) => {
  const core = await openCore({ ...config, oidc: { issuer: forger.issuer, ...forgerClient } });
  const response = await openBrowser(core, await openSso(core), "company").login();
  expect([response.status, await response.json()]).toMatchObject([503, { code: "signIn.providerDown" }]);
  expect(forger.asked).toEqual([]);
  await core.db.destroy();
});

test("an untrusted provider certificate is logged", async ({ config, events }) => {
  const from = new Date(Date.now() - 86_400_000);
  const certificate = certificateFor({ host: "localhost", from, until: new Date(Date.now() + 86_400_000) });
  const server = createServer(certificate, (_, response) => void response.end("{}"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `https://localhost:${(server.address() as AddressInfo).port}`;
  const core = await openCore({ ...config, oidc: { issuer, ...forgerClient } });
  const response = await openBrowser(core, await openSso(core), "company").login();
  expect([response.status, await response.json()]).toMatchObject([503, { code: "signIn.providerDown" }]);
  expect(events.join()).toContain('"reason":"DEPTH_ZERO_SELF_SIGNED_CERT"');
  await core.db.destroy();
  server.close();
});

test("the reason why a provider cannot be reached is logged, once", async ({ config, forger, events }) => {
  const { issuer } = forger;
  await forger.close();
  const core = await openCore({ ...config, publicOrigin: "http://portal.test", oidc: { issuer, ...forgerClient } });
  const sso = await openSso(core);
  expect((await openBrowser(core, sso, "company").login()).status).toBe(503);
  expect(events.join()).toContain('"reason":"ECONNREFUSED"');
  expect(sso.clients.company?.isReachable()).toBe(false);
  expect((await openBrowser(core, sso, "company").login()).status).toBe(503);
  expect(
    events.filter((event) => event.includes("provider_down")),
    "it is said once",
  ).toHaveLength(1);
  await core.db.destroy();
});
