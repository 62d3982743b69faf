import { afterEach, beforeEach, expect, vi } from "vitest";
import type { CompanyProvider } from "~/platform/core/settings/config";
import { openSso } from "~/platform/cases/sign-in/sso/sso";
import { link, seconds, signIn, test } from "../../../../../support/forged-sign-in";
import { type Forgery, forgerClient } from "../../../../../support/oidc-forger";
import { openBrowser, openCore } from "../../../../../support/oidc-setup";

/** Freezes the clock, so that a difference of one second is exact. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

test.for(["acr_values", "max_age"] as const)(
  "%s is requested if the settings require it",
  async (name, { config, forger }) => {
    const settings = { acr_values: { acrValues: ["two-factors", "hardware"] }, max_age: { maxAge: 600 } }[name];
    const core = await openCore({
      ...config,
      publicOrigin: "http://portal.test",
      oidc: { issuer: forger.issuer, ...forgerClient, ...settings },
    });
    const { searchParams } = await openBrowser(core, await openSso(core), "company").begin();
    expect(searchParams.get(name)).toBe({ acr_values: "two-factors hardware", max_age: "600" }[name]);
    await core.db.destroy();
  },
);

const weak: [string, Partial<CompanyProvider>, Forgery, boolean][] = [
  [
    "with a level that is accepted",
    { acrValues: ["two-factors"] },
    { claims: (good) => ({ ...good, acr: "two-factors" }) },
    true,
  ],
  ["with another level", { acrValues: ["two-factors"] }, { claims: (good) => ({ ...good, acr: "password" }) }, false],
  ["with no level", { acrValues: ["two-factors"] }, {}, false],
  ["of a moment ago", { maxAge: 600 }, { claims: (good) => ({ ...good, auth_time: seconds() - 590 }) }, true],
  ["of too long ago", { maxAge: 600 }, { claims: (good) => ({ ...good, auth_time: seconds() - 700 }) }, false],
  ["that does not say when it was", { maxAge: 600 }, {}, false],
];

test.for(weak)(
  "a sign-in %s is accepted or rejected by the settings",
  async ([, settings, forgery, isTaken], { config, forger, accountId }) => {
    const oidc = { issuer: forger.issuer, ...forgerClient, ...settings };
    const core = await openCore({ ...config, publicOrigin: "http://portal.test", oidc });
    await link(core, forger.issuer, accountId);
    const browser = openBrowser(core, await openSso(core), "company");
    expect(await signIn(forger, browser, forgery)).toMatch(
      isTaken ? /^\/workspace\?token=/ : /^\/403\?code=signIn\.failed$/,
    );
    await core.db.destroy();
  },
);
