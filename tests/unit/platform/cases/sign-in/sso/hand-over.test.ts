import { expect } from "vitest";
import type { Core } from "~/platform/core/core";
import { RefusalError } from "~/platform/core/base/refuse";
import { toCallFailure } from "~/platform/http/refusal";
import { makeHandOver, exchangeHandOver } from "~/platform/cases/sign-in/sso/hand-over";
import { allAtOnce, timesAtOnce } from "../../../../../support/at-once";
import { withSso } from "../../../../../support/oidc-setup";
import { onEveryEngine } from "../../../../../support/platform";

const binding = "the browser that began";
const idToken = "header.payload.signature";

/** Returns the result of presenting a token: the account id, or the refusal. */
async function present(core: Core, token: string, changes: { binding?: string | null; handedOver?: boolean } = {}) {
  try {
    const presented = { token, binding, handedOver: false, now: core.now(), ...changes };
    return (await exchangeHandOver(core, presented)).accountId;
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return `${toCallFailure(error).status} ${error.code}`;
  }
}

/** S-22. */
onEveryEngine((base) => {
  const test = withSso(base);

  test("a token is exchanged for the account and its ID token", async ({ core, accountId }) => {
    const now = core.now();
    const token = await makeHandOver(core.db, core, { accountId, binding, idToken, now });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await exchangeHandOver(core, { token, binding, handedOver: false, now })).toEqual({ accountId, idToken });
  });

  test("the table contains neither the token, the ID token nor the browser in clear", async ({ core, accountId }) => {
    const token = await makeHandOver(core.db, core, { accountId, binding, idToken, now: core.now() });
    const kept = JSON.stringify(await core.db.selectFrom("hand_over").selectAll().execute());
    for (const secret of [token, idToken, binding]) expect(kept).not.toContain(secret);
  });

  test("a token works once", async ({ core, accountId }) => {
    const token = await makeHandOver(core.db, core, { accountId, binding, idToken, now: core.now() });
    expect(await present(core, token)).toBe(accountId);
    expect(await present(core, token)).toBe("401 token.used");
    expect(await present(core, "made-up")).toBe("401 token.used");
  });

  test("a token is valid for sixty seconds", async ({ core, accountId, clock }) => {
    const made = { accountId, binding, idToken: null, now: core.now() };
    const [inTime, tooLate] = [await makeHandOver(core.db, core, made), await makeHandOver(core.db, core, made)];
    clock.advance(60);
    expect(await present(core, inTime)).toBe(accountId);
    clock.advance(1);
    expect(await present(core, tooLate)).toBe("401 token.used");
  });

  test("another browser is rejected, and does not use the token up", async ({ core, accountId, clock }) => {
    const token = await makeHandOver(core.db, core, { accountId, binding, idToken, now: core.now() });
    expect(await present(core, token, { binding: "another" })).toBe("403 token.otherBrowser");
    expect(await present(core, token, { binding: null })).toBe("403 token.otherBrowser");
    expect(await present(core, token, { binding: "another", handedOver: true })).toBe("403 token.otherBrowser");
    expect(await present(core, token)).toBe(accountId);
    expect(await present(core, token, { binding: "another" })).toBe("401 token.used");

    const old = await makeHandOver(core.db, core, { accountId, binding, idToken, now: core.now() });
    clock.advance(61);
    expect(await present(core, old, { binding: "another" })).toBe("401 token.used");
  });

  test("a token from another system is accepted only once the user has confirmed", async ({ core, accountId }) => {
    const token = await makeHandOver(core.db, core, { accountId, binding: null, idToken: null, now: core.now() });
    expect(await present(core, token)).toBe("401 token.used");
    expect(await present(core, token, { handedOver: true })).toBe(accountId);
    expect(await present(core, token, { handedOver: true })).toBe("401 token.used");
  });

  test("of parallel exchanges exactly one succeeds", async ({ core, accountId }) => {
    const token = await makeHandOver(core.db, core, { accountId, binding, idToken, now: core.now() });
    const outcomes = await allAtOnce(() => present(core, token));
    expect(outcomes.filter((outcome) => outcome === accountId)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "401 token.used")).toHaveLength(timesAtOnce - 1);
  });
});
