import { describe, expect, test } from "vitest";
import { account, buyingCompanies, people, tasks } from "~/contract";
import { emptyEngines } from "../../../../support/empty-portal";
import { auditOf } from "../../../../support/platform-audit";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { chen, openStaffed, zhao, zhou } from "../../../../support/staffed-portal";

const init = { reload: false };
const india = { companyId: "india", version: null, name: "采购中心（印度）" } as const;

for (const engine of emptyEngines())
  describe(`on ${engine.name}`, () => {
    test("a super admin adds and renames a buying company, and an outdated change is refused", async () => {
      const { signIn, config } = await openStaffed(engine);
      const call = await signIn(zhou);
      expect(await call(buyingCompanies.list, {})).toMatchObject([{ code: "B00001", endedDate: null }]);
      const twice = await Promise.all([1, 2].map(() => codeOf(call(buyingCompanies.save, india))));
      expect(twice).toEqual(["answered", "answered"]);
      expect(await call(buyingCompanies.list, {})).toMatchObject([
        { code: "B00001" },
        { code: "B00002", name: "采购中心（印度）", people: [], invitations: 0 },
      ]);
      const both = ["Buying India", "Procurement India"].map((name) =>
        codeOf(call(buyingCompanies.save, { ...india, version: 0, name })),
      );
      expect((await Promise.all(both)).toSorted()).toEqual(["answered", "buyer.outdated"]);
      const [first] = await call(buyingCompanies.list, {});
      const same = { companyId: "third", version: null, name: first?.name ?? "" };
      expect(await codeOf(call(buyingCompanies.save, same))).toBe("buyer.nameTaken");
      expect(await refusalOf(call(buyingCompanies.save, { ...india, companyId: "none", version: 0 }))).toMatchObject({
        status: 404,
        code: "buyer.unknown",
      });
      expect(await auditOf(config.databaseUrl, "buyer.add")).toHaveLength(1);
      expect(await auditOf(config.databaseUrl, "buyer.rename")).toHaveLength(1);
      expect(await codeOf((await signIn(chen))(buyingCompanies.list, {}))).toBe("request.e403");
    });

    test("a company with open reviews, with people, or without another one does not end", async () => {
      const portal = await openStaffed(engine);
      const { signIn, done, inside } = portal;
      const call = await signIn(zhou);
      const [first] = await call(buyingCompanies.list, {});
      const own = { companyId: first?.companyId ?? "", version: 0 };
      expect(await refusalOf(call(buyingCompanies.end, own))).toMatchObject({ status: 422, code: "buyer.people" });
      await portal.submitRegistration();
      const chenId = (await call(buyingCompanies.list, {}))[0]?.people.find(({ userName }) => userName === "陈静");
      await inside
        .updateTable("registration")
        .set({ assignee_id: chenId?.accountId ?? "" })
        .execute();
      expect(await codeOf(call(buyingCompanies.end, own))).toBe("buyer.files");
      for (const person of [chen, zhao, zhou]) await done("bar", person);
      const operator = await portal.admin("companies", "B00001", "--end");
      expect(operator).toMatchObject({ isDone: false });
      expect(operator.lines.join()).toContain("It is the last buying company");
    });

    test("a company that ended gets no more tasks, and its people do not return until it is reopened", async () => {
      const portal = await openStaffed(engine);
      const { signIn, done, admin, inside } = portal;
      await done("companies", "--add", "采购中心（印度）");
      const invited = await done(
        "invite",
        "Asha <asha@company.example>",
        "--role",
        "purchasingManager",
        "--company",
        "B00002",
      );
      expect(invited).toContain("http");
      const call = await signIn(zhou);
      const company = async () => (await call(buyingCompanies.list, {}))[1];
      expect(await company()).toMatchObject({ invitations: 1 });
      const change = async () => ({
        companyId: (await company())?.companyId ?? "",
        version: (await company())?.version ?? 0,
      });
      expect(await codeOf(call(buyingCompanies.end, await change()))).toBe("buyer.people");

      // The invited manager has joined, and has been barred.
      const { companyId } = await change();
      const zhaoRow = inside.selectFrom("account").select("id").where("user_account", "=", zhao);
      const { id } = await zhaoRow.executeTakeFirstOrThrow();
      await done("revoke", "asha@company.example");
      await inside.updateTable("tenant_member").set({ tenant_id: companyId }).where("account_id", "=", id).execute();
      await portal.submitRegistration();
      const openTasks = () => inside.selectFrom("task").select("state").where("tenant_id", "=", companyId).execute();
      expect(await openTasks()).toEqual([{ state: "open" }]);
      expect((await (await signIn(zhao))(tasks.list, {})).content).toHaveLength(1);
      await done("bar", zhao);
      await call(buyingCompanies.end, await change());
      expect(await openTasks()).toEqual([{ state: "cancelled" }]);
      expect((await company())?.endedDate).not.toBeNull();
      await portal.submitRegistration("another@supplier.example");
      expect(await openTasks()).toHaveLength(1);
      expect(await codeOf(call(people.readmit, { accountId: id }))).toBe("buyer.ended");
      expect(await admin("readmit", zhao)).toMatchObject({ isDone: false });
      const invite = {
        userName: "Asha",
        email: "asha@company.example",
        role: "purchasingManager",
        language: "en",
      } as const;
      expect(await codeOf(call(people.invite, { ...invite, companyId }))).toBe("buyer.unknown");

      await call(buyingCompanies.reopen, await change());
      expect((await openTasks()).map(({ state }) => state).toSorted()).toEqual(["cancelled", "open", "open"]);
      await done("readmit", zhao);
      expect(await (await signIn(zhao))(account.init, init)).toMatchObject({ tenant: { id: companyId } });
    });

    test("an operator lists, renames, ends and reopens companies by command", async () => {
      const { done, admin } = await openStaffed(engine);
      await done("companies", "--add", "Second");
      expect(await done("companies", "B00002", "--rename", "Buying India")).toContain(
        "B00002; Buying India; open; people: none",
      );
      expect(await done("companies", "B00002", "--end")).toContain("Buying India; ended 2");
      expect(await done("companies", "B00002", "--reopen")).toContain("Buying India; open");
      for (const wrong of [
        ["B00002"],
        ["B09999", "--end"],
        ["B00002", "--rename", " "],
        ["--end", "--reopen", "B00002"],
      ])
        expect(await admin("companies", ...wrong)).toMatchObject({ isDone: false });
      expect(await admin("companies", "B00001", "--end")).toMatchObject({ isDone: false });
    });
  });
