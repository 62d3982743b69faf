import { expect } from "vitest";
import { account, news } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { inDatabase } from "../../../../support/platform-database";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";

const words = { zh: { title: "新标题", text: "新正文" }, en: { title: "New title", text: "New text" } };

onEveryEngine((test) => {
  test("news is listed newest first, page by page, in the requested language", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    const { content, totalElements } = await call(news.list, { size: 10 });
    expect(totalElements).toBe(content.length);
    const dates = content.map(({ publishedDate }) => publishedDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const second = await call(news.list, { size: 1, page: 1 }, { locale: "en" });
    expect(second.content).toMatchObject([{ newsId: content[1]?.newsId }]);
    expect(second.content[0]?.title).not.toMatch(/[\u4e00-\u9fff]/);
  });

  test("an editor changes both languages of news at once, and the change is audited", async ({ platform, config }) => {
    const { call } = await signedIn(platform, "buyer");
    expect((await call(account.init, { reload: true })).buttons).toContainEqual({ code: "news.edit" });
    const [newest] = (await call(news.list, {})).content;
    const { newsId = "", version = 0 } = newest ?? {};
    expect(await call(news.update, { newsId, version, words })).toEqual({ version: 1 });
    expect((await call(news.list, {})).content[0]).toMatchObject({ ...words.zh, version: 1 });
    expect((await call(news.list, {}, { locale: "en" })).content[0]).toMatchObject(words.en);
    const traces = await inDatabase(config, (db) =>
      db.selectFrom("audit_event").select("subject").where("action", "=", "news.update").execute(),
    );
    expect(traces).toEqual([{ subject: `news:${newsId}` }]);
  });

  test("a change based on an outdated version is rejected", async ({ platform }) => {
    const { call } = await signedIn(platform, "buyer");
    const [newest] = (await call(news.list, {})).content;
    const { newsId = "", version = 0 } = newest ?? {};
    const other = { ...words, en: { title: "Another title", text: "Another text" } };
    const both = [words, other].map((own) => refusalOf(call(news.update, { newsId, version, words: own })));
    const codes = (await Promise.all(both)).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(["answered", "news.conflict"]);
    const unknown = call(news.update, { newsId: "none", version: 0, words });
    expect(await refusalOf(unknown)).toMatchObject({ status: 404, code: "news.unknown" });
  });

  test("without the permission news can be neither changed nor managed", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    const [newest] = (await call(news.list, {})).content;
    const { newsId = "", version = 0 } = newest ?? {};
    for (const attempt of [
      () => call(news.update, { newsId, version, words }),
      () => call(news.update, { newsId: "new", version: null, words }),
      () => call(news.update, { newsId, version, isWithdrawn: true }),
      () => call(news.listManaged, {}),
      () => call(news.one, { newsId }),
    ])
      expect(await codeOf(attempt())).toBe("request.e403");
    expect((await call(news.list, {})).content[0]).toEqual(newest);
  });

  test("a manager publishes news at once, and it is the first in every supplier's list", async ({
    platform,
    config,
  }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: supplier } = await signedIn(platform, "supplier");
    const link = "https://news.example/more";
    expect(await buyer(news.update, { newsId: "first", version: null, words, link })).toEqual({ version: 0 });
    const [newest] = (await supplier(news.list, {})).content;
    expect(newest).toMatchObject({ newsId: "first", ...words.zh, link, version: 0 });
    const shown = await buyer(news.one, { newsId: "first" });
    expect(shown).toMatchObject({ words, link, state: "published", changedBy: "陈静" });
    expect(shown.changedDate).toBe(newest?.publishedDate);
    expect(await actionsOn(config, "first")).toEqual(["news.create"]);
  });

  test("news with a future date is shown only to managers until then", async ({ platform }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const publishedDate = "2099-01-01T00:00:00.000Z";
    await buyer(news.update, { newsId: "later", version: null, words, publishedDate });
    const [first] = (await buyer(news.listManaged, {})).content;
    expect(first).toMatchObject({ newsId: "later", state: "scheduled", publishedDate });
    expect((await buyer(news.list, {})).content.map(({ newsId }) => newsId)).not.toContain("later");
    await buyer(news.update, { newsId: "later", version: 0, publishedDate: "2020-01-01T00:00:00Z" });
    expect((await buyer(news.list, {})).content.at(-1)).toMatchObject({ newsId: "later", version: 1 });
  });

  test("withdrawn news disappears from every list except the managers', and is restored unchanged", async ({
    platform,
    config,
    clock,
  }) => {
    const { call } = await signedIn(platform, "buyer");
    const before = await call(news.list, {});
    const { newsId = "", version = 0 } = before.content[0] ?? {};
    await call(news.update, { newsId, version, isWithdrawn: true });
    expect((await call(news.list, {})).totalElements).toBe(before.totalElements - 1);
    const managed = await call(news.listManaged, {});
    expect(managed.totalElements).toBe(before.totalElements);
    expect(managed.content[0]).toMatchObject({ newsId, state: "withdrawn" });
    clock.advance(1);
    await call(news.update, { newsId, version: version + 1, isWithdrawn: false });
    expect((await call(news.list, {})).content[0]).toEqual({ ...before.content[0], version: version + 2 });
    expect(await actionsOn(config, newsId)).toEqual(["news.withdraw", "news.publish"]);
  });

  test("the same form submitted twice counts once", async ({ platform, config, clock }) => {
    const { call } = await signedIn(platform, "buyer");
    const { call: colleague } = await signedIn(platform, "buyer2");
    const created = { newsId: "twice", version: null, words };
    const changed = { newsId: "twice", version: 0, link: "https://news.example/", isWithdrawn: true };
    for (const _ of [1, 2]) expect(await call(news.update, created)).toEqual({ version: 0 });
    expect(await codeOf(colleague(news.update, created))).toBe("news.conflict");
    clock.advance(1);
    for (const _ of [1, 2]) expect(await call(news.update, changed)).toEqual({ version: 1 });
    expect(await actionsOn(config, "twice")).toEqual(["news.create", "news.withdraw"]);
    expect(await codeOf(call(news.update, created))).toBe("news.conflict");
  });
});

const actionsOn = (config: Parameters<typeof inDatabase>[0], newsId: string) =>
  inDatabase(config, async (db) => {
    const events = await db
      .selectFrom("audit_event")
      .select("action")
      .where("subject", "=", `news:${newsId}`)
      .orderBy("id")
      .execute();
    return events.map(({ action }) => action);
  });
