import { expect } from "vitest";
import { managedNotices, notices } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { inDatabase } from "../../../../support/platform-database";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";

const words = {
  zh: { title: "停机维护", text: "本周六停机维护。" },
  en: { title: "Downtime", text: "Down on Saturday." },
};
const draft = { noticeId: "downtime", version: null, kind: "release", audience: "everyone", words } as const;
const minutes = 60;

onEveryEngine((test) => {
  test("a super admin publishes a release notice, which everyone reads in their language and in the banner", async ({
    platform,
    config,
  }) => {
    const admin = await signedIn(platform, "admin");
    const supplier = await signedIn(platform, "supplier");
    expect(await admin.call(managedNotices.save, draft)).toEqual({ version: 0 });
    expect((await supplier.call(notices.list, {})).content[0]).toMatchObject({ title: "停机维护" });
    expect(await supplier.call(notices.releaseNotice, {}, { locale: "en" })).toMatchObject({ title: "Downtime" });
    expect((await admin.call(managedNotices.list, {})).content[0]).toMatchObject({
      noticeId: "downtime",
      state: "current",
      titles: { zh: "停机维护", en: "Downtime" },
      changedBy: "周敏",
    });
    const traces = await inDatabase(config, (db) =>
      db.selectFrom("audit_event").select("action").where("subject", "=", "notice:downtime").execute(),
    );
    expect(traces).toEqual([{ action: "notice.create" }]);
  });

  test("each audience is the people it names, and no others", async ({ platform }) => {
    const admin = await signedIn(platform, "admin");
    const readers = {
      supplier: await signedIn(platform, "supplier"),
      buyer: await signedIn(platform, "buyer"),
      india: await signedIn(platform, "india"),
    };
    const readersOf = async (noticeId: string) => {
      const lists = Object.entries(readers).map(async ([name, { call }]) => {
        const { content } = await call(notices.list, { size: 50 });
        return content.some((notice) => notice.noticeId === noticeId) ? [name] : [];
      });
      return (await Promise.all(lists)).flat();
    };
    const expected = {
      everyone: ["supplier", "buyer", "india"],
      suppliers: ["supplier", "india"],
      purchasingManagers: ["buyer"],
      purchasingSpecialists: [],
      usersInIndia: ["india"],
    } as const;
    for (const audience of Object.keys(expected) as (keyof typeof expected)[]) {
      await admin.call(managedNotices.save, { ...draft, noticeId: audience, audience });
      expect(await readersOf(audience), audience).toEqual(expected[audience]);
      expect(await admin.call(managedNotices.load, { noticeId: audience })).toMatchObject({ audience });
    }
  });

  test("a notice is shown from its first to its last day, and can be ended early", async ({ platform, clock }) => {
    const admin = await signedIn(platform, "admin");
    const { call } = await signedIn(platform, "supplier");
    const isShown = async () =>
      (await call(notices.list, { size: 50 })).content.some(({ noticeId }) => noticeId === "downtime");
    const after = (seconds: number) => new Date(clock.now.getTime() + seconds * 1000).toISOString();
    const state = async () => (await admin.call(managedNotices.load, { noticeId: "downtime" })).state;
    await admin.call(managedNotices.save, {
      ...draft,
      publishedDate: after(5 * minutes),
      endsDate: after(9 * minutes),
    });
    expect([await isShown(), await state()]).toEqual([false, "scheduled"]);
    clock.advance(5 * minutes);
    expect([await isShown(), await state()]).toEqual([true, "current"]);
    const now = clock.now.toISOString();
    expect(await admin.call(managedNotices.save, { ...draft, version: 0, endsDate: now })).toEqual({ version: 1 });
    expect([await isShown(), await state()]).toEqual([false, "ended"]);
    const endsBefore = admin.call(managedNotices.save, { ...draft, version: 1, publishedDate: after(9 * minutes) });
    expect(await refusalOf(endsBefore)).toMatchObject({ status: 422, code: "notice.period" });
  });

  test("the same input sent twice is applied once, and an outdated one is rejected", async ({ platform }) => {
    const admin = await signedIn(platform, "admin");
    const twice = await Promise.all([1, 2].map(() => refusalOf(admin.call(managedNotices.save, draft))));
    expect(twice.map(({ code }) => code)).toEqual(["answered", "answered"]);
    const other = { ...draft, words: { ...words, en: { title: "Other", text: "Text" } } };
    expect(await codeOf(admin.call(managedNotices.save, other))).toBe("notice.outdated");
    const [one, two] = [draft, other].map((input) =>
      admin.call(managedNotices.save, { ...input, version: 0, audience: "suppliers" }),
    );
    const codes = (await Promise.all([one, two].map((sent) => refusalOf(sent!)))).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(["answered", "notice.outdated"]);
    const unknown = admin.call(managedNotices.save, { ...draft, noticeId: "none", version: 0 });
    expect(await refusalOf(unknown)).toMatchObject({ status: 404, code: "notice.unknown" });
  });

  test("a notice for one company keeps its reader when its words change", async ({ platform, config }) => {
    const admin = await signedIn(platform, "admin");
    const { call } = await signedIn(platform, "supplier");
    await admin.call(managedNotices.save, draft);
    await inDatabase(config, async (db) => {
      const { id } = await db
        .selectFrom("tenant")
        .select("id")
        .where("supplier_code", "!=", "")
        .executeTakeFirstOrThrow();
      await db.updateTable("notice").set({ tenant_id: id }).where("id", "=", "downtime").execute();
    });
    expect(await admin.call(managedNotices.load, { noticeId: "downtime" })).toMatchObject({ audience: "other" });
    await admin.call(managedNotices.save, { ...draft, version: 0, audience: "other", kind: "announcement" });
    expect(await admin.call(managedNotices.load, { noticeId: "downtime" })).toMatchObject({
      audience: "other",
      version: 1,
    });
    expect(await codeOf(admin.call(managedNotices.save, { ...draft, noticeId: "n", audience: "other" }))).toBe(
      "request.e400",
    );
    expect(await codeOf(call(managedNotices.save, draft))).toBe("request.e403");
  });
});
