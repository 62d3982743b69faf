import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect } from "vitest";
import { exchangeHandOver } from "~/platform/cases/sign-in/sso/hand-over";
import { openSso } from "~/platform/cases/sign-in/sso/sso";
import { cookieJar } from "../../../../../support/oidc-cookies";
import { locationOf, openBrowser, openCore, tokenIn, withSso } from "../../../../../support/oidc-setup";
import { onEveryEngine } from "../../../../../support/platform";

const publicOrigin = "http://portal.test";
const client = { clientId: "portal-at-company", clientSecret: "a secret of the company" };

/** Starts the company's provider. Returns the process and its issuer. */
async function start(): Promise<{ company: ChildProcess; issuer: string }> {
  const env = { ...process.env, OIDC_PORT: "0", OIDC_REDIRECT_URI: `${publicOrigin}/api/v1/sso/callback` };
  const script = ["tests/support/oidc-company.ts"];
  const company = spawn(process.execPath, script, { env, stdio: ["ignore", "pipe", "ignore"] });
  for await (const line of createInterface(company.stdout!)) {
    const issuer = /^listening (\S+)$/.exec(line)?.[1];
    if (issuer) return { company, issuer };
  }
  throw new Error("The company's provider did not start");
}

/** Follows every redirect at the provider, as a browser does, until it leads back to the portal. */
async function follow(address: URL): Promise<URL> {
  const jar = cookieJar();
  let at = address;
  while (at.origin !== publicOrigin) {
    const response = await fetch(at, { redirect: "manual", headers: { cookie: jar.cookiesFor(at.pathname) } });
    jar.take(response);
    at = new URL(locationOf(response), at);
  }
  return at;
}

onEveryEngine((base) => {
  const test = withSso(base).extend<{ issuer: string }>({
    issuer: async ({}, provide) => {
      const { company, issuer } = await start();
      await provide(issuer);
      company.kill();
      await once(company, "exit");
    },
  });

  test("an employee signs in through the company's provider", async ({ config, issuer, core: { db }, accountId }) => {
    await db.insertInto("identity").values({ issuer, subject: "employee-7", account_id: accountId }).execute();
    const core = await openCore({ ...config, publicOrigin, oidc: { issuer, ...client } });
    const browser = openBrowser(core, await openSso(core), "company");

    const returned = await follow(await browser.begin("/workspace/orders"));
    const location = locationOf(await browser.get(returned.href));
    expect(location).toMatch(/^\/workspace\/orders\?token=/);
    const presented = { token: tokenIn(location), binding: browser.binding, handedOver: false, now: core.now() };
    expect((await exchangeHandOver(core, presented)).accountId).toBe(accountId);
    await core.db.destroy();
  });
});
