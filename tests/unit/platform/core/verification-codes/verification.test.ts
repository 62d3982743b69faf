import { expect } from "vitest";
import { progress, registration } from "~/contract";
import { isIssuedCode, hashCode, newCode } from "~/platform/core/verification-codes/issue-code";
import { allAtOnce } from "../../../../support/at-once";
import { onEveryEngine } from "../../../../support/platform";
import { inDatabase } from "../../../../support/platform-database";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";

const email = "wang@yuanhang.example";
const owner = { name: "王伟", email, country: "CN", consentAgreementFlag: 1, language: "zh" } as const;

onEveryEngine((test) => {
  test("a code has six digits, evenly distributed", () => {
    const counts = new Map<string, number>();
    for (let index = 0; index < 20_000; index++) {
      const code = newCode();
      expect(code).toMatch(/^\d{6}$/);
      counts.set(code[0]!, (counts.get(code[0]!) ?? 0) + 1);
    }
    const chiSquared = [...counts.values()].reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chiSquared).toBeLessThan(33.7);
  });

  test("a code is stored only as a hash", async () => {
    const stored = await hashCode("123456");
    expect(stored).not.toContain("123456");
    expect(await isIssuedCode("123456", stored)).toBe(true);
    expect(await isIssuedCode("123457", stored)).toBe(false);
  });

  test("a code expires after ten minutes", async ({ call, codeFor, clock }) => {
    const asked = await codeFor(email);
    clock.advance(10 * 60);
    expect(await refusalOf(call(registration.start, { ...owner, ...asked }))).toMatchObject({
      status: 400,
      code: "code.wrong",
    });
  });

  test("a code is still valid after nine minutes and fifty-nine seconds", async ({ call, codeFor, clock }) => {
    const asked = await codeFor(email);
    clock.advance(599);
    expect(await codeOf(call(registration.start, { ...owner, ...asked }))).toBe("answered");
  });

  test("after five wrong tries the right code is rejected too", async ({ call, codeFor }) => {
    const asked = await codeFor(email);
    for (let attempt = 0; attempt < 5; attempt++) {
      const wrong = { ...owner, ...asked, code: asked.code === "000000" ? "000001" : "000000" };
      expect(await codeOf(call(registration.start, wrong))).toBe("code.wrong");
    }
    expect(await codeOf(call(registration.start, { ...owner, ...asked }))).toBe("code.exhausted");
  });

  test("of parallel entries of the right code exactly one succeeds", async ({ call, codeFor }) => {
    const asked = await codeFor(email);
    const codes = await allAtOnce(() => codeOf(call(registration.start, { ...owner, ...asked })));
    expect(codes.filter((code) => code === "answered")).toHaveLength(1);
  });

  test("parallel wrong entries use up exactly the five tries", async ({ call, codeFor }) => {
    const asked = await codeFor(email);
    const wrong = { ...owner, ...asked, code: asked.code === "000000" ? "000001" : "000000" };
    const codes = await allAtOnce(() => codeOf(call(registration.start, wrong)));
    expect(codes.filter((code) => code === "code.wrong").length).toBeLessThanOrEqual(5);
    expect(await codeOf(call(registration.start, { ...owner, ...asked }))).toBe("code.exhausted");
  });

  test("a code works only in the browser that requested it, and only for its purpose", async ({
    call,
    codeFor,
    clock,
  }) => {
    const mine = await codeFor(email);
    clock.advance(61);
    const other = await codeFor("other@yuanhang.example");
    expect(await codeOf(call(registration.start, { ...owner, ...mine, challengeId: other.challengeId }))).toBe(
      "code.wrong",
    );
    expect(await codeOf(call(registration.start, { ...owner, ...mine, challengeId: "guessed" }))).toBe("code.wrong");
    expect(await codeOf(call(progress.query, { email, ...mine }))).toBe("code.wrong");
    expect(await codeOf(call(registration.start, { ...owner, ...mine }))).toBe("answered");
  });

  test("requesting a code in another browser does not invalidate the earlier one", async ({ call, codeFor, clock }) => {
    const first = await codeFor(email);
    clock.advance(61);
    const second = await codeFor(email);
    expect(await codeOf(call(registration.start, { ...owner, ...first, challengeId: second.challengeId }))).toBe(
      first.code === second.code ? "answered" : "code.wrong",
    );
    expect(await codeOf(call(registration.start, { ...owner, ...first }))).toBe("answered");
    expect(await codeOf(call(registration.start, { ...owner, ...second }))).toBe("answered");
  });

  test("at most five codes for one email address and purpose are valid at a time", async ({
    codeFor,
    clock,
    config,
  }) => {
    for (let round = 0; round < 5; round++) {
      await codeFor(email);
      clock.advance(60);
    }
    clock.advance(3300);
    for (let round = 0; round < 2; round++) {
      await codeFor(email);
      clock.advance(60);
    }
    const rows = await inDatabase(config, (db) => db.selectFrom("verification_code").select("created_at").execute());
    expect(rows).toHaveLength(5);
  });

  test("at most one code a minute, five an hour and ten a day are sent", async ({ call, clock }) => {
    const ask = () => refusalOf(call(registration.requestCode, { email, language: "zh" }));
    expect((await ask()).code).toBe("answered");
    clock.advance(20);
    expect(await ask()).toEqual({ status: 429, code: "code.tooSoon", details: { retryAfter: 40 } });
    clock.advance(40);
    for (let more = 0; more < 4; more++) {
      expect((await ask()).code).toBe("answered");
      clock.advance(61);
    }
    expect((await ask()).code).toBe("code.tooMany");
    clock.advance(3600);
    for (let more = 0; more < 5; more++) {
      expect((await ask()).code).toBe("answered");
      clock.advance(61);
    }
    clock.advance(3600);
    expect((await ask()).code).toBe("code.tooMany");
  });

  test("parallel requests for a code send one email", async ({ call, emails }) => {
    const asked = Array.from({ length: 10 }, () => codeOf(call(registration.requestCode, { email, language: "zh" })));
    expect((await Promise.all(asked)).filter((code) => code === "answered")).toHaveLength(1);
    expect(await emails()).toHaveLength(1);
  });

  test("one client address can request twenty codes an hour, and an IPv6 subscriber counts as one address", async ({
    call,
  }) => {
    const ask = (index: number) =>
      codeOf(
        call(
          registration.requestCode,
          { email: `someone${index}@yuanhang.example`, language: "en" },
          { clientAddress: `2001:db8:1:2::${index.toString(16)}` },
        ),
      );
    for (let index = 0; index < 20; index++) expect(await ask(index)).toBe("answered");
    expect(await ask(20)).toBe("code.tooMany");
  });

  test("a request that comes too soon is rejected with a header that states when to retry", async ({ platform }) => {
    const ask = () =>
      platform.fetch(
        new Request(`http://platform.test${registration.requestCode.path}`, {
          method: "POST",
          body: JSON.stringify({ email, language: "zh" }),
        }),
      );
    await ask();
    expect((await ask()).headers.get("retry-after")).toBe("60");
  });

  test("an address that could add recipients is rejected", async ({ call, emails }) => {
    for (const address of ["a@b", "a@x.cn\r\nBcc: evil@x.cn", "a@x.cn,b@x.cn", '"a b"@x.cn', "<a@x.cn>"]) {
      expect(await codeOf(call(registration.requestCode, { email: address, language: "zh" }))).toBe("field.email");
    }
    expect(await emails()).toEqual([]);
  });

  test("the code is in the email but not in its subject", async ({ codeFor, emails }) => {
    const { code } = await codeFor(email);
    const [message] = await emails();
    expect(message?.text).toContain(code);
    expect(message?.html).toContain(code);
    expect(message?.subject).not.toContain(code);
    expect(message?.html).toContain("品牌 &amp; Co");
  });
});
