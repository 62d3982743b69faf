import { expect } from "vitest";
import { onboarding, registration } from "~/contract";
import { createPlatform } from "~/platform/platform.server";
import type { DecisionEvent } from "~/rules/onboarding/decision";
import { type Call, onEveryEngine } from "../../../support/platform";
import { handOverDocuments } from "../../../support/platform-company";
import { handedIn } from "../../../support/platform-onboarding";
import { codeOf } from "../../../support/platform-refusal";
import { signedIn } from "../../../support/platform-sign-in";

onEveryEngine((test) => {
  test("two processes race on every transition: one is heard, and one letter goes out", async ({
    platform,
    config,
    register,
    letters,
  }) => {
    const other = await createPlatform(config);
    const { registrant, registrationId, supplier } = await handedIn({ platform, register, letters });
    const [first, second] = await Promise.all([signedIn(platform, "buyer"), signedIn(other, "admin")]);
    const calls: Call[] = [first.call, second.call];

    async function race(steps: (() => Promise<unknown>)[]) {
      const before = (await letters()).length;
      const answers = await Promise.all(steps.map((step) => codeOf(step())));
      expect(answers.filter((code) => code === "answered")).toHaveLength(1);
      expect((await letters()).length).toBe(before + 1);
    }
    const decide = (event: DecisionEvent) =>
      race(calls.map((call) => () => call(onboarding.decide, { registrationId, event, reason: "请补充" })));

    await decide("return");
    // Handing in again is the same however often it is done: one letter all the same.
    const before = (await letters()).length;
    await Promise.all([registrant.call(registration.submit, {}), registrant.call(registration.submit, {})]);
    expect((await letters()).length).toBe(before + 1);
    await decide("approve");
    const own = await supplier();
    await decide("accept");
    await decide("startCertification");
    await handOverDocuments(own);
    await race([() => own(onboarding.handIn, {}), () => own(onboarding.handIn, {})]);

    // Whoever approved first decides nothing now, so two others race.
    const thirds = await Promise.all([signedIn(platform, "buyer2"), signedIn(other, "buyer2")]);
    await race(
      thirds.map(
        ({ call }) =>
          () =>
            call(onboarding.decide, { registrationId, event: "approve" }),
      ),
    );
    await other.close();
  });
});
