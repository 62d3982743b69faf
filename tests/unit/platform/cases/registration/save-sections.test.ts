import { expect } from "vitest";
import { company, registration } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { keepFile } from "../../../../support/platform-complete";
import { inDatabase } from "../../../../support/platform-database";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";

const contacts = [{ id: "a", type: "business", name: "李娜", position: "", phone: "", email: "" }];
const affiliates = [{ id: "a", name: "甲公司" }];

onEveryEngine((test) => {
  test("several sections are saved together, each with its version", async ({ register }) => {
    const { call } = await register();
    const { sections } = await call(registration.saveSections, {
      sections: [
        { section: "contact", version: 0, values: { contacts } },
        { section: "association", version: 0, values: { affiliates } },
      ],
    });
    expect(sections).toMatchObject([
      { section: "contact", version: 1 },
      { section: "association", version: 1 },
    ]);
    expect((await call(registration.loadSection, { section: "association" })).values).toEqual({ affiliates });
  });

  test("if one of them is rejected, none is saved", async ({ register }) => {
    const { call } = await register();
    const save = (version: number, values: Record<string, never[]>) =>
      call(registration.saveSections, {
        sections: [
          { section: "contact", version: 0, values: { contacts } },
          { section: "association", version, values },
        ],
      });
    expect(await codeOf(save(4, { affiliates: [] }))).toBe("registration.conflict");
    expect(await codeOf(save(0, { noSuchField: [] }))).toBe("request.e400");
    expect(await call(registration.loadSection, { section: "contact" })).toMatchObject({ version: 0, values: {} });
  });

  test("a row that still has files cannot be removed, and then no section is saved", async ({ register }) => {
    const { call } = await register();
    const { uuid } = await keepFile(call);
    const attachments = [{ id: "a", type: "businessLicense", file: uuid }];
    await call(registration.saveSection, { section: "attachment", version: 0, values: { attachments } });
    const without = call(registration.saveSections, {
      sections: [
        { section: "contact", version: 0, values: { contacts } },
        { section: "attachment", version: 1, values: { attachments: [] } },
      ],
    });
    expect(await refusalOf(without)).toMatchObject({ code: "file.deleteFirst" });
    expect((await call(registration.loadSection, { section: "contact" })).version).toBe(0);
  });

  test("an expired session imports nothing", async ({ register, clock }) => {
    const { call } = await register();
    clock.advance(31 * 60);
    const sections = [{ section: "contact" as const, version: 0, values: { contacts } }];
    expect(await refusalOf(call(registration.saveSections, { sections }))).toMatchObject({
      status: 401,
      code: "registration.sessionExpired",
    });
  });

  test("a signed-in supplier can read its registration, but not change it once it is submitted", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const found = await call(company.registration, {});
    expect(found?.progress.state).toBe("certification");
    expect(found?.sections.find(({ section }) => section === "basic")?.values).toMatchObject({
      companyName: "深圳市安科精密有限公司",
    });
    const sections = [{ section: "contact" as const, version: 0, values: { contacts } }];
    expect(await refusalOf(call(company.saveSections, { sections }))).toMatchObject({
      status: 409,
      code: "registration.submitted",
    });
  });

  test("while it is being filled in, members of its tenant can save its sections, and the log records who", async ({
    platform,
    config,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    await inDatabase(config, (db) => db.updateTable("registration").set({ state: "filling" }).execute());
    const sections = [{ section: "contact" as const, version: 1, values: { contacts } }];
    expect(await call(company.saveSections, { sections })).toMatchObject({ sections: [{ version: 2 }] });
    const saveEvent = await inDatabase(config, (db) =>
      db
        .selectFrom("audit_event")
        .select("actor")
        .where("action", "=", "registration.saveSection")
        .executeTakeFirstOrThrow(),
    );
    expect(saveEvent.actor).toMatch(/^account:/);
  });

  test("a tenant without a registration cannot read or change one", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier2");
    expect(await call(company.registration, {})).toBeNull();
    const sections = [{ section: "contact" as const, version: 0, values: { contacts } }];
    expect(await refusalOf(call(company.saveSections, { sections }))).toMatchObject({ status: 404 });
  });
});
