import { expect } from "vitest";
import { colleagues, registration } from "~/contract";
import { everyRow } from "../../../../support/every-row";
import { onEveryEngine } from "../../../../support/platform";
import { auditOf } from "../../../../support/platform-audit";
import { colleagueEmail, colleagueToken, enterByLink, inviteTo } from "../../../../support/platform-colleagues";
import { completeValues, fillIn } from "../../../../support/platform-complete";
import { refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { decideSeen, submitSeen } from "../../../../support/seen";

onEveryEngine((test) => {
  test("the audit log and the tab name the colleague who saved it, until the registrant saves the tab again", async ({
    platform,
    call,
    register,
    emails,
    clock,
    config,
  }) => {
    const owner = await register();
    const { bank: values } = await completeValues(owner.call);
    const { colleagueId } = await inviteTo(owner.call);
    const colleague = await enterByLink({ platform, call, emails, clock });
    await colleague(registration.saveSection, { section: "bank", version: 0, values });
    const changedBy = async () =>
      (await owner.call(registration.load, {})).sections.find(({ section }) => section === "bank")?.changedBy;
    expect(await changedBy()).toBe("李娜");
    const [saved] = await auditOf(config.databaseUrl, "registration.saveSection");
    expect(saved?.actor).toBe(`colleague:${colleagueId}`);
    await owner
      .call(registration.saveSection, { section: "bank", version: 1, values: { ...values, remark: "" } })
      .catch(() => owner.call(registration.saveSection, { section: "bank", version: 1, values: {} }));
    expect(await changedBy()).toBeNull();
  });

  test("if several people have changed a tab, each of its answers names the one who changed it last, for both sides", async ({
    platform,
    call,
    register,
    emails,
    clock,
  }) => {
    const owner = await register();
    await inviteTo(owner.call, ["contact"]);
    const colleague = await enterByLink({ platform, call, emails, clock });
    const contact = (phone: string, position: string, more: { id: string; name: string }[] = []) => ({
      contacts: [...more, { id: "a", name: "李雷", phone, position }],
    });
    const changes = async (caller: typeof colleague) =>
      (await caller(registration.load, {})).sections.find(({ section }) => section === "contact")?.changes;
    const save = (caller: typeof colleague, version: number, values: ReturnType<typeof contact>) => {
      clock.advance(60);
      return caller(registration.saveSection, { section: "contact", version, values });
    };
    const first = await save(owner.call, 0, contact("1", ""));
    expect(await changes(owner.call)).toBeUndefined();
    const second = await save(colleague, 1, contact("1", "经理"));
    const third = await save(owner.call, 2, contact("1", "经理", [{ id: "b", name: "韩梅" }]));
    const expected = [
      { field: "contacts[0].name", by: null, at: third.savedAt },
      { field: "contacts[1].name", by: null, at: first.savedAt },
      { field: "contacts[1].phone", by: null, at: first.savedAt },
      { field: "contacts[1].position", by: "李娜", at: second.savedAt },
    ];
    expect(await changes(owner.call)).toEqual(expected);
    expect(await changes(colleague)).toEqual(expected);
    await save(owner.call, 3, contact("2", "总经理"));
    expect(await changes(owner.call)).toBeUndefined();
  });

  test("a save based on an outdated version gets the saved tab to merge with, on both sides", async ({
    platform,
    call,
    register,
    emails,
    clock,
  }) => {
    const owner = await register();
    await inviteTo(owner.call, ["contact"]);
    const colleague = await enterByLink({ platform, call, emails, clock });
    const { contact: values } = await completeValues(owner.call);
    await owner.call(registration.saveSection, { section: "contact", version: 0, values });
    const late = colleague(registration.saveSection, { section: "contact", version: 0, values: {} });
    expect(await refusalOf(late)).toMatchObject({
      status: 409,
      code: "registration.conflict",
      details: { section: "contact", version: 1, values },
    });
    await colleague(registration.saveSection, { section: "contact", version: 1, values: {} });
    const later = owner.call(registration.saveSection, { section: "contact", version: 1, values });
    expect(await refusalOf(later)).toMatchObject({ status: 409, details: { version: 2 } });
  });

  test("a colleague can continue in a returned round, and has no access after the approval", async ({
    platform,
    call,
    register,
    emails,
    clock,
  }) => {
    const owner = await register();
    await fillIn(owner.call);
    await inviteTo(owner.call);
    const token = await colleagueToken(emails);
    const colleague = await enterByLink({ platform, call, emails, clock });
    await submitSeen(owner.call);
    const submitted = await colleague(registration.load, {});
    expect(submitted).toMatchObject({ progress: { state: "preliminaryReview" }, colleague: { name: "李娜" } });
    const { values, version } = submitted.sections[0] ?? { values: {}, version: 0 };
    const save = { section: "bank", version, values: {} } as const;
    expect(await refusalOf(colleague(registration.saveSection, save))).toMatchObject({
      code: "registration.submitted",
    });

    const { call: buyer } = await signedIn(platform, "buyer");
    const { registrationId } = submitted;
    const items = [
      { section: "bank" as const, comment: "Which branch?" },
      { section: "contact" as const, comment: "Who is the sales contact?" },
    ];
    await decideSeen(buyer, registrationId, { event: "return", reason: "请补充联系人", items });
    const returned = await colleague(registration.load, {});
    expect(returned.returned).toMatchObject({ reason: "", items: [{ section: "bank" }] });
    expect(JSON.stringify(returned)).not.toContain("sales contact");
    const reasonAnswer = await colleague(registration.keepAnswer, {
      section: "bank",
      field: null,
      reason: "There is one only.",
    });
    expect(reasonAnswer.returnedItems.map(({ section }) => section)).toEqual(["bank"]);
    await colleague(registration.saveSection, { section: "bank", version, values });

    await submitSeen(owner.call);
    expect((await owner.call(colleagues.list, {})).colleagues).toMatchObject([{ state: "working" }]);
    await owner.call(registration.withdraw, {});
    expect(await refusalOf(colleague(registration.load, {}))).toMatchObject({
      status: 401,
      code: "colleague.sessionExpired",
    });
    expect(await call(colleagues.look, { token })).toMatchObject({ standing: "over" });
    expect(await refusalOf(call(colleagues.requestCode, { token, language: "zh" }))).toMatchObject({
      status: 409,
      code: "colleague.over",
    });
  });

  test("name and email of a colleague are encrypted", async ({ register, config }) => {
    const owner = await register();
    await inviteTo(owner.call);
    const rows = JSON.stringify(await everyRow(config));
    expect(rows).not.toContain(colleagueEmail);
    expect(rows).not.toContain("李娜");
  });
});
