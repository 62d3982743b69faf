import { expect } from "vitest";
import { registration } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";

const save = { section: "basic", version: 0, values: { duns: "1" } } as const;

onEveryEngine((test) => {
  test("a session expires after half an hour without use", async ({ register, clock }) => {
    const { call } = await register();
    clock.advance(1799);
    expect(await codeOf(call(registration.load, {}))).toBe("answered");
    clock.advance(1799);
    expect(await codeOf(call(registration.load, {}))).toBe("answered");
    clock.advance(1800);
    expect(await refusalOf(call(registration.load, {}))).toMatchObject({
      status: 401,
      code: "registration.sessionExpired",
    });
  });

  test("a session lasts at most twelve hours, however busy", async ({ register, clock }) => {
    const { call } = await register();
    for (let quarter = 0; quarter < 47; quarter++) {
      clock.advance(900);
      expect(await codeOf(call(registration.load, {}))).toBe("answered");
    }
    clock.advance(900);
    expect(await codeOf(call(registration.load, {}))).toBe("registration.sessionExpired");
  });

  test("an expired session still saves the draft", async ({ register, clock }) => {
    const { call } = await register();
    clock.advance(23 * 3600);
    expect(await refusalOf(call(registration.saveSection, save))).toEqual({
      status: 401,
      code: "registration.sessionExpired",
      details: { saved: true },
    });
    const resumed = await register();
    expect(await resumed.call(registration.loadSection, { section: "basic" })).toMatchObject({ values: save.values });
  });

  test("an expired session reveals nothing that others saved", async ({ register, clock }) => {
    const { call } = await register();
    clock.advance(3600);
    const resumed = await register();
    await resumed.call(registration.saveSection, { ...save, values: { duns: "2" } });
    expect(await refusalOf(call(registration.saveSection, save))).toMatchObject({
      status: 401,
      details: { saved: false },
    });
  });

  test("a day after its start a session saves nothing more", async ({ register, clock }) => {
    const { call } = await register();
    clock.advance(24 * 3600);
    expect(await refusalOf(call(registration.saveSection, save))).toMatchObject({ status: 401, details: undefined });
  });

  test("leaving ends the session at once", async ({ register }) => {
    const { call } = await register();
    await call(registration.leave, {});
    expect(await codeOf(call(registration.load, {}))).toBe("registration.sessionExpired");
    expect(await refusalOf(call(registration.saveSection, save))).toMatchObject({ status: 401, details: undefined });
  });

  test("verifying a new code ends the previous session of that browser", async ({ register, codeFor, clock }) => {
    const { call, email } = await register();
    clock.advance(61);
    const asked = await codeFor(email);
    const owner = { name: "王伟", email, country: "CN", consentAgreementFlag: 1, language: "zh" } as const;
    await call(registration.start, { ...owner, ...asked });
    expect(await codeOf(call(registration.load, {}))).toBe("registration.sessionExpired");
  });

  test("without a token, or with a guessed one, nothing can be read", async ({ call }) => {
    expect(await codeOf(call(registration.load, {}))).toBe("registration.sessionExpired");
    expect(await codeOf(call(registration.load, {}, { registrationToken: "guessed" }))).toBe(
      "registration.sessionExpired",
    );
  });
});
