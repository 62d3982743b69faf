import type { Core } from "~/platform/core/core";
import { openSso } from "~/platform/cases/sign-in/sso/sso";
import { type Forger, type Forgery, forgerClient, openForger } from "./oidc-forger";
import { type Browser, locationOf, openBrowser, openCore, withSso } from "./oidc-setup";
import { test as base } from "./platform";

/** The portal signs in at the company's provider, whose answers the test determines. */
export const test = withSso(base).extend<{ forger: Forger; company: { core: Core; browser: Browser } }>({
  forger: async ({}, provide) => {
    const forger = await openForger();
    await provide(forger);
    await forger.close();
  },
  company: async ({ config, forger }, provide) => {
    const oidc = { issuer: forger.issuer, ...forgerClient };
    const core = await openCore({ ...config, publicOrigin: "http://portal.test", oidc });
    await provide({ core, browser: openBrowser(core, await openSso(core), "company") });
    await core.db.destroy();
  },
});

/** Seconds since 1970, as tokens count them. */
export const seconds = () => Math.floor(Date.now() / 1000);

/** Links an account to a person of the provider. */
export const link = ({ db }: Core, issuer: string, account_id: string, subject = "employee-7") =>
  db.insertInto("identity").values({ issuer, subject, account_id }).execute();

/** Signs in at the provider with these claims; returns where the browser is redirected. */
export async function signIn(forger: Forger, browser: Browser, forgery: Forgery = {}) {
  const { searchParams } = await browser.begin();
  forger.say({ forgery, nonce: searchParams.get("nonce") ?? "" });
  const query = new URLSearchParams({ code: "the code", state: searchParams.get("state") ?? "" });
  return locationOf(await browser.get(`/api/v1/sso/callback?${query}`));
}
