import { expect } from "vitest";
import { account, managedDomains } from "~/contract";
import { runCommand } from "~/platform/commands/run-command";
import { createPlatform } from "~/platform/platform.server";
import { onEveryEngine } from "../../../../support/platform";
import { inDatabase } from "../../../../support/platform-database";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";

const own = "portal.example";
const india = {
  domain: "india.example",
  version: null,
  region: "IN",
  brand: { zh: "品牌印度", en: "Brand India" },
  language: "en",
  isLoginable: true,
  own,
} as const;

onEveryEngine((test) => {
  test("a super admin adds, changes and removes the configuration of a host, and the audit log has it", async ({
    platform,
    call,
    config,
  }) => {
    const admin = await signedIn(platform, "admin");
    const asVisitor = (locale: "zh" | "en") => call(account.domainConfig, { domain: "india.example" }, { locale });
    expect(await admin.call(managedDomains.save, india)).toEqual({ version: 0 });
    expect(await asVisitor("zh")).toEqual({ region: "IN", companys: "品牌印度", lang: "en_US", loginable: 1 });
    expect(await asVisitor("en")).toMatchObject({ companys: "Brand India" });

    const changed = {
      ...india,
      version: 0,
      brand: { zh: "", en: "" },
      language: "visitor",
      isLoginable: false,
    } as const;
    expect(await admin.call(managedDomains.save, changed)).toEqual({ version: 1 });
    expect(await asVisitor("zh")).toEqual({ region: "IN", companys: "品牌 & Co", lang: "zh_CN", loginable: 0 });
    expect((await admin.call(managedDomains.list, {})).content).toMatchObject([
      { domain: "india.example", version: 1, language: "visitor", isLoginable: false, changedBy: "周敏" },
    ]);

    const removed = { domain: "india.example", version: 1, own };
    await admin.call(managedDomains.remove, removed);
    await admin.call(managedDomains.remove, removed);
    expect(await asVisitor("en")).toMatchObject({ region: "CN", loginable: 1 });
    expect(await refusalOf(admin.call(managedDomains.load, { domain: "india.example" }))).toMatchObject({
      status: 404,
      code: "domain.unknown",
    });
    const events = await inDatabase(config, (db) =>
      db
        .selectFrom("audit_event")
        .select(["action", "details"])
        .where("subject", "=", "domain:india.example")
        .execute(),
    );
    const details = Object.fromEntries(events.map((event) => [event.action, event.details]));
    expect(Object.keys(details).toSorted()).toEqual(["domain.add", "domain.remove", "domain.update"]);
    expect(JSON.parse(details["domain.update"] ?? "")).toMatchObject({ is_loginable: 0, companys: "" });
  });

  test("the host that the caller uses can be neither closed nor removed", async ({ platform }) => {
    const { call } = await signedIn(platform, "admin");
    const here = { ...india, domain: own };
    expect(await refusalOf(call(managedDomains.save, { ...here, isLoginable: false }))).toMatchObject({
      status: 422,
      code: "domain.own",
    });
    await call(managedDomains.save, here);
    expect(await codeOf(call(managedDomains.remove, { domain: own, version: 0, own }))).toBe("domain.own");
    expect(await call(managedDomains.load, { domain: own })).toMatchObject({ isLoginable: true });
  });

  test("the same input sent twice is applied once, and an outdated one is refused", async ({ platform }) => {
    const { call } = await signedIn(platform, "admin");
    const twice = await Promise.all([1, 2].map(() => codeOf(call(managedDomains.save, india))));
    expect(twice).toEqual(["answered", "answered"]);
    expect(await codeOf(call(managedDomains.save, { ...india, region: "CN" }))).toBe("domain.taken");
    const both = ["EMEA", "AMER"].map((region) => codeOf(call(managedDomains.save, { ...india, version: 0, region })));
    expect((await Promise.all(both)).toSorted()).toEqual(["answered", "domain.outdated"]);
    expect(await codeOf(call(managedDomains.remove, { domain: india.domain, version: 0, own }))).toBe(
      "domain.outdated",
    );
    const unknown = { ...india, domain: "none.example", version: 3 };
    expect(await codeOf(call(managedDomains.save, unknown))).toBe("domain.unknown");
  });

  test("only super admins configure hosts, and neither a wrong host nor an unknown region is accepted", async ({
    platform,
  }) => {
    const buyer = await signedIn(platform, "buyer");
    expect(await codeOf(buyer.call(managedDomains.list, {}))).toBe("request.e403");
    expect(await codeOf(buyer.call(managedDomains.save, india))).toBe("request.e403");
    const { call } = await signedIn(platform, "admin");
    expect(await refusalOf(call(managedDomains.save, { ...india, region: "XX" }))).toMatchObject({
      status: 400,
      details: { fields: ["region"] },
    });
  });

  test("an operator lists, changes and removes hosts by command, and a restart changes nothing", async ({
    config,
    call,
  }) => {
    const domains = (...args: string[]) => runCommand(["domains", ...args], config);
    expect(await domains()).toEqual({ isDone: true, lines: ["No host has a configuration."] });
    const line = "india.example; IN; brand of the settings | Brand India; language: visitor; sign-in open";
    expect(await domains("https://India.example/home", "--region", "IN", "--brand-en", "Brand India")).toEqual({
      isDone: true,
      lines: [line],
    });
    await domains("india.example", "--sign-in", "closed");
    await (await createPlatform(config)).close();
    const closed = line.replace("sign-in open", "sign-in closed");
    expect((await domains()).lines).toEqual([closed]);
    expect(await call(account.domainConfig, { domain: "india.example" })).toMatchObject({ region: "IN", loginable: 0 });
    for (const wrong of [["a b"], ["x.example", "--region", "XX"], ["x.example", "--sign-in", "no"], ["--remove"]])
      expect(await domains(...wrong)).toMatchObject({ isDone: false });
    expect((await domains()).lines).toEqual([closed]);
    expect(await domains("india.example", "--remove")).toMatchObject({ isDone: true });
    expect(await domains("india.example", "--remove")).toMatchObject({ isDone: false });
  });
});
