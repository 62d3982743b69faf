import { expect } from "vitest";
import { companyFile, files, onboarding, progress, registration, signIn } from "~/contract";
import { demoPassword } from "~/platform/seed/demo/accounts";
import { securityEvents } from "~/platform/core/security-events/events";
import { textsIn } from "../../../../support/every-row";
import { onEveryEngine } from "../../../../support/platform";
import { callBack, newAccount, proposeBank, stopLinkIn } from "../../../../support/platform-company";
import { completeValues } from "../../../../support/platform-complete";
import { otherThan } from "../../../../support/platform-email";
import { runJobs } from "../../../../support/platform-jobs";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf } from "../../../../support/platform-refusal";
import { browserOf, signedIn } from "../../../../support/platform-sign-in";
import { approveSeen } from "../../../../support/seen";

type Line = { event: string; [field: string]: unknown };
const linesOf = (events: readonly string[]) => events.map((line) => JSON.parse(line) as Line);
const day = 24 * 3600;

onEveryEngine((test) => {
  test("the actions of registrants and reviewers are logged, without personal data", async ({
    platform,
    call,
    register,
    codeFor,
    emails,
    events,
  }) => {
    const email = "li@yuanhang.example";
    const { code, challengeId } = await codeFor(email);
    const who = { name: "李雷", email, challengeId, country: "CN", consentAgreementFlag: 1, language: "zh" } as const;
    for (let tries = 0; tries < 6; tries += 1)
      await codeOf(call(registration.start, { ...who, code: otherThan(code) }));
    await codeOf(call(progress.query, { email, code: "000000", challengeId: "unknown" }));
    await codeOf(call(registration.requestCode, { email, language: "zh" }));

    const { registrant, first, registrationId, decide } = await afterSubmission({ platform, register, emails });
    const values = await completeValues((await register("han@yuanhang.example")).call);
    const html = new File(["<html>密码本.pdf"], "密码本.html");
    const other = await register("zhao@yuanhang.example");
    const { content: attachmentUUID } = await other.call(files.createUuid, {});
    expect(await codeOf(other.call(files.upload, { attachmentUUID, file: html }))).toBe("file.type");
    await registrant.call(registration.show, { section: "bank", field: "banks[0].accountNumber" });
    await other.call(registration.leave, {});
    await decide(first, "refuse", "李雷的身份证不清晰");
    const { call: supplier } = await signedIn(platform, "supplier");
    expect(await codeOf(supplier(onboarding.queue, {}))).toBe("request.e403");

    const lines = linesOf(events);
    const expectLine = (event: string, fields: object = {}) =>
      expect(lines, event).toContainEqual(
        expect.objectContaining({
          event,
          requestId: expect.stringMatching(/^[\w-]{36}$/),
          client: expect.stringMatching(/^[\w-]{12}$/),
          ...fields,
        }),
      );
    const actor = expect.stringMatching(/^[\w-]{12}$/);
    expectLine("authn_token_created", { purpose: "registration" });
    expectLine("authn_login_fail", { reason: "code.wrong", purpose: "registration" });
    expectLine("authn_login_fail_max", { reason: "code.exhausted", purpose: "registration" });
    expectLine("authn_login_fail", { reason: "code.wrong", purpose: "progress" });
    expectLine("excess_rate_limit_exceeded", { status: 429, code: "code.tooSoon" });
    expectLine("session_created", { actor, by: "registration" });
    expectLine("upload_complete", { actor });
    expectLine("upload_validation", { actor, code: "file.type" });
    expectLine("sensitive_update", { actor, step: "submit" });
    expectLine("sensitive_read", { actor });
    expectLine("authn_logout", { actor });
    expectLine("sensitive_update", { actor, step: "refuse", registration: registrationId, state: "refused" });
    expectLine("authz_fail", { actor, status: 403, code: "request.e403" });

    const secrets = [
      "li@",
      "wang@",
      "han@",
      "zhao@",
      "李雷",
      "王伟",
      "密码本",
      "身份证",
      "198.51.100.1",
      code,
      other.token,
      challengeId,
      demoPassword,
      ...textsIn(values).filter((text) => text.length > 7 && /\d{4}|[一-鿿]/.test(text)),
    ];
    const all = events.join("\n");
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
  });

  test("every step of new bank details is logged, including those of a job, without account numbers or personal data", async ({
    platform,
    emails,
    events,
    config,
    clock,
  }) => {
    const guesser = browserOf(platform);
    await codeOf(
      guesser.call(signIn.enterPassword, {
        uid: await guesser.begin(),
        account: "supplier",
        password: "Wr0ng-password",
      }),
    );
    const { call: supplier, sessionToken } = await signedIn(platform, "supplier");
    await supplier(companyFile.show, { section: "bank", field: "banks[0].accountNumber" });
    const changeId = await proposeBank(supplier, emails);
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: buyer2 } = await signedIn(platform, "buyer2");
    await callBack(buyer, changeId);
    await approveSeen(buyer, changeId);
    expect(await codeOf(approveSeen(buyer, changeId))).toBe("change.sameApprover");
    await approveSeen(buyer2, changeId);
    clock.advance(2 * day + 60);
    await runJobs(config);
    const stopLink = (await emails()).map(({ text }) => stopLinkIn(text)).find(({ key }) => key !== "");

    const steps = linesOf(events).filter(({ change, event }) => change === changeId && event === "sensitive_update");
    expect(steps.map(({ step, state }) => [step, state])).toEqual([
      ["propose", "awaitingCode"],
      ["confirm", "proposed"],
      ["recordCall", expect.anything()],
      ["approve", expect.anything()],
      ["approve", "scheduled"],
      ["takeEffect", undefined],
    ]);
    // Three people act, the supplier and both approvers; the job has no actor.
    expect(new Set(steps.map(({ actor }) => actor)).size).toBe(4);
    const named = linesOf(events);
    const failed = named.find(({ event }) => event === "authn_login_fail");
    expect(failed).toMatchObject({ reason: "signIn.wrong", actor: steps[0]?.actor });
    expect(named).toContainEqual(expect.objectContaining({ event: "authn_login_success", actor: steps[0]?.actor }));
    expect(named).toContainEqual(expect.objectContaining({ event: "authz_fail", code: "change.sameApprover" }));

    const secrets = [
      "supplier@",
      "王芳",
      newAccount,
      "Wr0ng-password",
      demoPassword,
      sessionToken,
      stopLink?.key ?? "-",
    ];
    expect(stopLink?.key).toBeTruthy();
    const all = events.join("\n");
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
    for (const { event } of named.filter((line) => /^(auth|excess|priv|sens|session_c|upload|user)/.test(line.event)))
      expect(Object.keys(securityEvents)).toContain(event);
  });

  test("the log lines of a call have the portal's request id, and the response names the actor", async ({
    platform,
    events,
  }) => {
    const { sessionToken } = await signedIn(platform, "supplier");
    const headers = { authorization: `Bearer ${sessionToken}`, "x-request-id": "11111111-2222-4333-8444-555555555555" };
    const address = `http://platform.test${onboarding.queue.path}`;
    const answer = await platform.fetch(new Request(address, { headers }));
    expect(answer.status).toBe(403);
    expect(answer.headers.get("x-actor")).toMatch(/^[\w-]{12}$/);
    expect(linesOf(events).at(-1)).toMatchObject({
      event: "authz_fail",
      requestId: "11111111-2222-4333-8444-555555555555",
      actor: answer.headers.get("x-actor"),
    });
    const typed = { ...headers, "x-request-id": "li@yuanhang.example" };
    await platform.fetch(new Request(address, { headers: typed }));
    expect(events.join()).not.toContain("li@yuanhang");
  });
});
