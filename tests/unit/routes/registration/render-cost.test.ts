import type { AppLoadContext } from "@remix-run/node";
import { expect } from "vitest";
import { registration } from "~/contract";
import { loader as loadRoot } from "~/root";
import { loader as loadTab } from "~/routes/registration/basic";
import { loader as loadWizard } from "~/routes/registration/wizard";
import { registrationCookie } from "~/session/cookies.server";
import { test } from "../../../support/platform";
import { fillIn } from "../../../support/platform-complete";
import { everyStatementOf } from "../../../support/watched-tables";

test("a tab of the wizard takes one call to the base API and at most nine statements once its lists are cached", async ({
  platform,
  register,
}) => {
  const { token, call } = await register();
  await fillIn(call);
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
    const request = () => new Request("http://localhost/register/basic", { headers: { cookie } });
    const answers = [loadRoot, loadWizard, loadTab].map((loader) =>
      loader({ request: request(), context, params: {} }),
    );
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
  }

  await load();
  calls.length = 0;
  const statements = await everyStatementOf(load);
  expect(calls).toEqual([`GET ${registration.load.path}`]);
  expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(9);
});
