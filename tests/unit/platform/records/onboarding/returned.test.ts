import { expect } from "vitest";
import type { z } from "zod";
import { progress, registration, review } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { submitSeen, versionsOf } from "../../../../support/seen";

const items = [
  { section: "basic", field: "duns", comment: "与邓白氏网站查询结果不符" },
  { section: "manage", field: "certifications[1].certificate", comment: "扫描件不清晰" },
  { section: "bank", comment: "请补充开户许可证信息" },
] as const;

onEveryEngine((test) => {
  test("the supplier sees why the registration was returned, and each comment at its field", async ({
    platform,
    register,
    emails,
  }) => {
    const { registrant, first, decide } = await afterSubmission({ platform, register, emails });
    expect((await registrant.call(registration.load, {})).returned).toBeNull();
    await decide(first, "return", "有三处需要修改", [...items]);
    const { returned, progress: standing } = await registrant.call(registration.load, {});
    expect(returned).toMatchObject({
      reason: "有三处需要修改",
      items: [items[0], items[1], { ...items[2], field: null }],
    });
    expect(standing).toMatchObject({ state: "filling", reason: "有三处需要修改" });
  });

  test("submitting an unchanged answer again needs a reason, which the reviewer sees", async ({
    platform,
    register,
    emails,
  }) => {
    const { registrant, first, decide, registrationId } = await afterSubmission({ platform, register, emails });
    await decide(first, "return", "有两处需要修改", [items[0], items[2]]);
    const versions = await versionsOf(registrant.call);
    const submitWith = (reasons: z.input<typeof registration.submit.input>["reasons"]) =>
      registrant.call(registration.submit, { versions, reasons });
    expect(await refusalOf(submitWith([]))).toMatchObject({
      status: 422,
      code: "registration.unchanged",
      details: { items: [{ field: "duns" }, { section: "bank", field: null }] },
    });
    const duns = { section: "basic", field: "duns", reason: "与邓白氏核对无误" } as const;
    expect(await codeOf(submitWith([duns]))).toBe("registration.unchanged");
    await submitWith([duns, { section: "bank", field: null, reason: "已在附件中提供" }]);
    const { events } = await first(review.file, { registrationId });
    expect(events.at(-1)).toMatchObject({
      event: "submit",
      items: [
        { section: "basic", field: "duns", comment: "与邓白氏核对无误" },
        { section: "bank", field: null, comment: "已在附件中提供" },
      ],
    });
  });

  test("the email about a return lists each comment with its place, and links to the progress query and the first tab to correct", async ({
    platform,
    register,
    emails,
  }) => {
    const { decide, first } = await afterSubmission({ platform, register, emails });
    const row = { section: "contact", field: "contacts[1].phone", comment: "无法接通" } as const;
    await decide(first, "return", "有四处需要修改", [items[1], row, items[2], items[0]]);
    const message = (await emails()).find(({ subject }) => subject.includes("已退回修改"));
    const lines = message?.text.split("\n") ?? [];
    expect(lines).toContain("管理体系认证 · 认证 2 · 证书附件：扫描件不清晰");
    expect(lines).toContain("业务联系人 · 联系人 2 · 电话：无法接通");
    expect(lines).toContain("银行信息：请补充开户许可证信息");
    expect(lines).toContain("公司基本信息 · 邓白氏编码（DUNS）：与邓白氏网站查询结果不符");
    expect(message?.text).toContain("https://portal.brand.example/progress?tab=basic");
    expect(message?.text).not.toContain("登录");
    expect(message?.text).not.toContain("@");
  });

  test("a reviewer's note on an approval is visible only to purchasing", async ({
    platform,
    register,
    emails,
    clock,
  }) => {
    const { first, decide } = await afterSubmission({ platform, register, emails });
    await decide(first, "approve", "价格偏高，继续观察");
    await decide(first, "accept", "第二来源");
    clock.advance(60);
    const email = "wang@yuanhang.example";
    const challenge = await first(progress.requestCode, { email, language: "zh" });
    const code = /^\d{6}$/m.exec((await emails()).find(({ to }) => to === email)?.text ?? "")?.[0] ?? "";
    const { progress: standing } = await first(progress.query, { email, code, ...challenge });
    expect([standing.state, standing.reason]).toEqual(["potential", null]);
  });

  test("a comment follows its row when rows before it are deleted, and moves to the tab when its own row is deleted", async ({
    platform,
    register,
    emails,
  }) => {
    const { registrant, first, decide } = await afterSubmission({ platform, register, emails });
    const { sections } = await registrant.call(registration.load, {});
    const contact = sections.find(({ section }) => section === "contact");
    const row = {
      type: "finance",
      name: "钱会计",
      position: "会计",
      phone: "+86 755 2222 3333",
      email: "q@yuanhang.cn",
    };
    const contacts = [
      { id: "a", ...row },
      { id: "b", ...row, name: "孙出纳" },
    ];
    await first(registration.leave, {}).catch(() => undefined);
    await decide(first, "return", "请修改联系人", []);
    const kept = await registrant.call(registration.saveSection, {
      section: "contact",
      version: contact?.version ?? 0,
      values: { contacts },
    });
    await submitSeen(registrant.call);
    await decide(first, "return", "出纳的电话无法接通", [
      { section: "contact", field: "contacts[1].phone", comment: "无法接通" },
    ]);
    const fieldNow = async () => (await registrant.call(registration.load, {})).returned?.items[0]?.field;
    expect(await fieldNow()).toBe("contacts[1].phone");
    const { version } = await registrant.call(registration.saveSection, {
      section: "contact",
      version: kept.version,
      values: { contacts: contacts.slice(1) },
    });
    expect(await fieldNow()).toBe("contacts[0].phone");
    await registrant.call(registration.saveSection, {
      section: "contact",
      version,
      values: { contacts: contacts.slice(0, 1) },
    });
    expect(await fieldNow()).toBeNull();
  });

  test("a registrant can withdraw a registration, is notified by email, and can register again with the same address", async ({
    platform,
    register,
    emails,
    clock,
    call,
  }) => {
    const { registrant, first, decide } = await afterSubmission({ platform, register, emails });
    await registrant.call(registration.withdraw, {});
    expect((await emails()).some(({ subject }) => subject.includes("已撤回"))).toBe(true);
    expect(await codeOf(decide(first, "approve"))).toBe("onboarding.notPossible");
    expect(await codeOf(registrant.call(registration.withdraw, {}))).toBe("registration.sessionExpired");
    clock.advance(1);
    const email = "wang@yuanhang.example";
    const { challengeId } = await call(progress.requestCode, { email, language: "zh" });
    const code = /^\d{6}$/m.exec((await emails())[0]?.text ?? "")?.[0] ?? "";
    expect((await call(progress.query, { email, code, challengeId })).progress).toMatchObject({
      state: "withdrawn",
      stage: 3,
    });
    clock.advance(120);
    const again = await register();
    expect((await again.call(registration.load, {})).progress.state).toBe("filling");
  });

  test("a registration that purchasing has approved can no longer be withdrawn", async ({
    platform,
    register,
    emails,
  }) => {
    const { registrant, first, decide } = await afterSubmission({ platform, register, emails });
    await decide(first, "approve");
    expect(await codeOf(registrant.call(registration.withdraw, {}))).toBe("registration.sessionExpired");
  });

  test("the progress query shows why a registration was rejected, and signs its registrant in only while there is something to do", async ({
    platform,
    register,
    emails,
    clock,
    call,
  }) => {
    const { first, decide } = await afterSubmission({ platform, register, emails });
    const query = async () => {
      clock.advance(120);
      const email = "wang@yuanhang.example";
      const { challengeId } = await call(progress.requestCode, { email, language: "zh" });
      const code = /^\d{6}$/m.exec((await emails())[0]?.text ?? "")?.[0] ?? "";
      return call(progress.query, { email, code, challengeId });
    };
    const { registrationToken } = await query();
    const known = await call(registration.load, {}, { registrationToken: registrationToken ?? "" });
    expect(known.progress.state).toBe("preliminaryReview");
    await decide(first, "refuse", "品类不符");
    expect(await query()).toMatchObject({
      registrationToken: null,
      progress: { state: "refused", reason: "品类不符", actsNext: "nobody" },
    });
  });
});
