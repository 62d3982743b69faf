import { expect, onTestFinished } from "vitest";
import { progress, registration } from "~/contract";
import { deliverDue } from "~/platform/core/outbox/deliver";
import { smtpTransport } from "~/platform/core/outbox/smtp";
import { callOf, onEveryEngine } from "../../../../support/platform";
import { type Inside, insideOf } from "../../../../support/platform-inside";
import { mailServer } from "../../../../support/platform-smtp";

const email = "wang@yuanhang.example";

onEveryEngine((test) => {
  test("the browser that requested a registrant's code sees whether the mail server accepts the email", async ({
    platform,
    clock,
  }) => {
    const server = await mailServer("busy421");
    const inside = (await insideOf(platform)) as Inside;
    const transport = smtpTransport({ ...inside.config, smtpUrl: server.url });
    onTestFinished(async () => {
      transport.close();
      await server.close();
    });
    const call = callOf(platform);
    const { challengeId } = await call(registration.requestCode, { email, language: "zh" });
    const stateNow = async () => (await call(registration.codeDelivery, { challengeId })).state;
    expect(await stateNow()).toBe("waiting");
    await deliverDue(inside, transport);
    expect(await stateNow()).toBe("delayed");
    server.set("refuses550");
    clock.advance(60);
    await deliverDue(inside, transport);
    expect(await stateNow()).toBe("refused");

    server.set("up");
    clock.advance(60);
    const another = await call(registration.requestCode, { email, language: "zh" });
    await deliverDue(inside, transport);
    expect((await call(registration.codeDelivery, another)).state).toBe("accepted");
    expect(await stateNow(), "each code has its email").toBe("refused");
  });

  test("an unknown challenge, or a code with another purpose, gets the state of an accepted email", async ({
    platform,
  }) => {
    const call = callOf(platform);
    expect((await call(registration.codeDelivery, { challengeId: "unknown" })).state).toBe("accepted");
    const ofProgress = await call(progress.requestCode, { email, language: "zh" });
    expect(
      (await call(registration.codeDelivery, ofProgress)).state,
      "whether a registration exists stays unknown",
    ).toBe("accepted");
  });
});
