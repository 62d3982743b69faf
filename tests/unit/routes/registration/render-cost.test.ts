import type { AppLoadContext } from "@remix-run/node";
import { expect } from "vitest";
import { colleagues, registration } from "~/contract";
import { loader as loadRoot } from "~/root";
import { loader as loadBank } from "~/routes/registration/bank";
import { loader as loadBasic } from "~/routes/registration/basic";
import { loader as loadWizard } from "~/routes/registration/wizard";
import { registrationCookie } from "~/session/cookies.server";
import { callOf, test } from "../../../support/platform";
import { colleagueCode, colleagueToken, inviteTo } from "../../../support/platform-colleagues";
import { completeValues, fillIn } from "../../../support/platform-complete";
import { everyStatementOf } from "../../../support/watched-tables";

type Fetch = { fetch(request: Request): Promise<Response> };

/** Loads a tab twice, and returns the calls and the statements of the second time, when its lists are cached. */
async function costOf(platform: Fetch, token: string, tab: typeof loadBasic, path: string) {
  const calls: string[] = [];
  const cookie = (await registrationCookie.serialize(token)).split(";", 1)[0] ?? "";
  const baseApi: AppLoadContext["baseApi"] = {
    base: new URL("http://platform.test"),
    transport(request) {
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
      return platform.fetch(request);
    },
  };

  async function load() {
    const context = { cspNonce: "nonce", clientAddress: "192.0.2.7", requestId: "request-1", baseApi };
    const request = () => new Request(`http://localhost${path}`, { headers: { cookie } });
    const answers = [loadRoot, loadWizard, tab].map((loader) => loader({ request: request(), context, params: {} }));
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
  }

  await load();
  calls.length = 0;
  const statements = await everyStatementOf(load);
  return { calls, statements };
}

test("a tab of the wizard takes one call to the base API and at most nine statements once its lists are cached", async ({
  platform,
  register,
}) => {
  const { token, call } = await register();
  await fillIn(call);
  const { calls, statements } = await costOf(platform, token, loadBasic, "/register/basic");
  expect(calls).toEqual([`GET ${registration.load.path}`]);
  expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(9);
});

test("a tab takes at most nine statements for a registrant with colleagues who have changed it, and for the colleague", async ({
  platform,
  call,
  register,
  emails,
  clock,
}) => {
  const owner = await register();
  const { bank: values } = await completeValues(owner.call);
  await inviteTo(owner.call);
  const setup = { call, emails, clock };
  const { registrationToken } = await call(colleagues.enter, await colleagueCode(setup, await colleagueToken(emails)));
  const colleague = callOf(platform, { registrationToken });
  await colleague(registration.saveSection, { section: "bank", version: 0, values });
  await owner.call(registration.saveSection, { section: "bank", version: 1, values: { ...values, banks: [] } });
  for (const token of [owner.token, registrationToken]) {
    const { statements } = await costOf(platform, token, loadBank, "/register/bank");
    expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(9);
  }
});
