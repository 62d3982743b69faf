import { expect } from "vitest";
import { changeRequests, registration } from "~/contract";
import { onEveryEngine } from "../../../support/platform";
import { refusalOf } from "../../../support/platform-refusal";
import { signedIn } from "../../../support/platform-sign-in";

const person = {
  email: "wang@yuanhang.example",
  code: "482913",
  challengeId: "none",
  country: "CN",
  consentAgreementFlag: 1,
  language: "zh",
} as const;

onEveryEngine((test) => {
  test("a registrant's name that reverses, hides or breaks what a reviewer reads is rejected with a finding", async ({
    platform,
    events,
  }) => {
    for (const name of ["\u202EnimdA", "系统管理员\u200B", "Wang\n系统管理员", "Wang\u2028Wei"]) {
      const answer = await platform.fetch(
        new Request(`http://platform.test${registration.start.path}`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ ...person, name }),
        }),
      );
      expect(answer.status, JSON.stringify(name)).toBe(400);
      expect(await answer.json()).toMatchObject({
        failed: true,
        code: "request.characters",
        details: { fields: ["name"], findings: [{ field: "name", code: "field.characters" }] },
      });
    }
    expect(events.filter((line) => line.includes("unexpected_error"))).toEqual([]);
  });

  test("a blank name is rejected, and spaces around a name are removed", async ({ call }) => {
    expect(registration.start.input.parse({ ...person, name: " 王 伟 " }).name).toBe("王 伟");
    expect(registration.start.input.safeParse({ ...person, name: " \u3000 " }).success).toBe(false);
    expect(
      await refusalOf(call(registration.start, { ...person, name: " 王 伟 " })),
      "only the code is wrong",
    ).toMatchObject({ code: "code.wrong" });
  });

  test("a note to a reviewer that contains hidden characters is rejected with a finding too, never with an error", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const proposal = call(changeRequests.propose, {
      section: "basic",
      version: 1,
      values: {},
      note: "moved\u202Ehouse",
    });
    expect(await refusalOf(proposal)).toMatchObject({
      status: 400,
      code: "request.characters",
      details: { findings: [{ field: "note", code: "field.characters" }] },
    });
  });
});
