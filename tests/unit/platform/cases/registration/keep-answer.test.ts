import { expect } from "vitest";
import { registration } from "~/contract";
import type { FormValues } from "~/rules/form-values";
import { onEveryEngine } from "../../../../support/platform";
import { auditOf } from "../../../../support/platform-audit";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { refusalOf } from "../../../../support/platform-refusal";
import { submitSeen } from "../../../../support/seen";

const duns = { section: "basic", field: "duns" } as const;
const tab = { section: "bank", field: null } as const;
const phone = { section: "contact", field: "contacts[1].phone" } as const;
const reason = "与邓白氏登记一致";

onEveryEngine((test) => {
  test("the reason for an unchanged answer is stored with its comment, replaced by a later one, and required only once", async ({
    platform,
    register,
    emails,
    config,
  }) => {
    const { registrant, first, decide } = await afterSubmission({ platform, register, emails });
    const { call } = registrant;
    await decide(first, "return", "请修改", [
      { ...duns, comment: "与查询结果不符" },
      { section: "bank", comment: "请补充开户许可证信息" },
    ]);
    const { returnedItems } = await call(registration.keepAnswer, { ...duns, reason: "以后再写" });
    expect(returnedItems.map((item) => item.reason)).toEqual(["以后再写", undefined]);
    await call(registration.keepAnswer, { ...duns, reason: `  ${reason}\n` });
    await call(registration.keepAnswer, { ...tab, reason: "许可证已取消" });
    const { returned } = await call(registration.load, {});
    expect(returned?.items.map((item) => item.reason)).toEqual([reason, "许可证已取消"]);
    expect(returned?.items.map(({ isChanged }) => isChanged)).toEqual([false, false]);
    const events = await auditOf(config.databaseUrl, "registration.keepAnswer");
    expect(events.map(({ details }) => details).toSorted(), "the log has no words of the supplier").toEqual(
      ["bank", "basic", "basic"].map((section) => JSON.stringify({ section })),
    );

    const basic = await call(registration.loadSection, { section: "basic" });
    const values = { ...basic.values, duns: "987654321" } as never;
    const saved = await call(registration.saveSection, { section: "basic", version: basic.version, values });
    expect(saved.returnedItems?.[0]).toMatchObject({ isChanged: true, reason });
  });

  test("a reason moves with its row, and is refused for answers that were not returned or have been resubmitted", async ({
    platform,
    register,
    emails,
  }) => {
    const { registrant, first, decide } = await afterSubmission({ platform, register, emails });
    const { call } = registrant;
    const keep = (place: { section: "basic" | "contact"; field: string }) =>
      refusalOf(call(registration.keepAnswer, { ...place, reason }));
    expect((await keep(duns)).code, "nothing is returned yet").toBe("registration.submitted");
    const { sections } = await call(registration.load, {});
    const { values, version = 0 } = sections.find(({ section }) => section === "contact") ?? {};
    const [row] = (values?.contacts ?? []) as FormValues[];
    const contacts = ["a", "b"].map((id) => ({ ...row, id, name: `钱会计${id}` }));
    await decide(first, "return", "请修改联系人", []);
    const save = (rows: FormValues[], from: number) =>
      call(registration.saveSection, { section: "contact", version: from, values: { contacts: rows } });
    const saved = await save(contacts, version);
    await submitSeen(call);
    await decide(first, "return", "请修改", [{ section: "contact", field: "contacts[0].phone", comment: "无法接通" }]);
    await save(contacts.toReversed(), saved.version);
    const { returnedItems } = await call(registration.keepAnswer, { ...phone, reason });
    expect(returnedItems).toMatchObject([{ field: "contacts[1].phone", isChanged: false, reason }]);
    expect((await keep({ section: "contact", field: "contacts[0].phone" })).code).toBe("request.e404");
    expect((await keep(duns)).code).toBe("request.e404");

    await submitSeen(call);
    expect((await keep(phone)).code).toBe("registration.submitted");
  });
});
