import { expect } from "vitest";
import { certification, onboarding, registration, review } from "~/contract";
import { createPlatform } from "~/platform/platform.server";
import type { DecisionEvent } from "~/rules/onboarding/decision";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { handOverDocuments } from "../../../../support/platform-company";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { versionsOf } from "../../../../support/seen";

onEveryEngine((test) => {
  test("of two processes that race on every transition one succeeds, and one email is sent", async ({
    platform,
    config,
    register,
    emails,
  }) => {
    const other = await createPlatform(config);
    const { registrant, registrationId, supplier } = await afterSubmission({ platform, register, emails });
    const [first, second] = await Promise.all([signedIn(platform, "buyer"), signedIn(other, "admin")]);
    const calls: Call[] = [first.call, second.call];

    async function race(steps: (() => Promise<unknown>)[]) {
      const before = (await emails()).length;
      const answers = await Promise.all(steps.map((step) => codeOf(step())));
      expect(answers.filter((code) => code === "answered")).toHaveLength(1);
      expect((await emails()).length).toBe(before + 1);
    }
    /** Both reviewers have the same page open. */
    async function decide(event: DecisionEvent, deciders = calls) {
      const [reader = first.call] = deciders;
      const { version } = await reader(review.file, { registrationId });
      const decision = { registrationId, version, event, reason: "请补充", note: "文件已核对" };
      await race(deciders.map((call) => () => call(onboarding.decide, decision)));
    }

    await decide("return");
    // Submitting again is idempotent: two calls send only one email.
    const before = (await emails()).length;
    const versions = await versionsOf(registrant.call);
    const submit = () => registrant.call(registration.submit, { versions });
    await Promise.all([submit(), submit()]);
    expect((await emails()).length).toBe(before + 1);
    await decide("approve");
    const own = await supplier();
    await decide("accept");
    await decide("startCertification");
    await handOverDocuments(own);
    const revision = (await own(certification.load, {}))?.revision ?? "";
    const handIn = () => own(onboarding.submitCertification, { revision });
    await race([handIn, handIn]);

    // The first approver cannot decide now, so two sessions of another reviewer race.
    const thirds = await Promise.all([signedIn(platform, "buyer2"), signedIn(other, "buyer2")]);
    await decide(
      "approve",
      thirds.map(({ call }) => call),
    );
    await other.close();
  });
});
