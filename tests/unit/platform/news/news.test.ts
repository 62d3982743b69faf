import { expect } from "vitest";
import { account, news } from "~/contract";
import { onEveryEngine } from "../../../support/platform";
import { inDatabase } from "../../../support/platform-database";
import { codeOf, refusalOf } from "../../../support/platform-refusal";
import { signedIn } from "../../../support/platform-sign-in";

const words = { zh: { title: "新标题", text: "新正文" }, en: { title: "New title", text: "New text" } };

onEveryEngine((test) => {
  test("news come newest first, a page at a time, in the language that is asked for", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    const { content, totalElements } = await call(news.list, { size: 10 });
    expect(totalElements).toBe(content.length);
    const dates = content.map(({ publishedDate }) => publishedDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const second = await call(news.list, { size: 1, page: 1 }, { locale: "en" });
    expect(second.content).toMatchObject([{ newsId: content[1]?.newsId }]);
    expect(second.content[0]?.title).not.toMatch(/[\u4e00-\u9fff]/);
  });

  test("who may edit news changes both languages at once, and leaves a trace", async ({ platform, config }) => {
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

  test("nobody writes over a change they have not seen", async ({ platform }) => {
    const { call } = await signedIn(platform, "buyer");
    const [newest] = (await call(news.list, {})).content;
    const { newsId = "", version = 0 } = newest ?? {};
    const both = [1, 2].map(() => refusalOf(call(news.update, { newsId, version, words })));
    const codes = (await Promise.all(both)).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(["answered", "news.conflict"]);
    const unknown = call(news.update, { newsId: "none", version: 0, words });
    expect(await refusalOf(unknown)).toMatchObject({ status: 404, code: "news.unknown" });
  });

  test("without the permission nothing is changed", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    const [newest] = (await call(news.list, {})).content;
    const { newsId = "", version = 0 } = newest ?? {};
    expect(await codeOf(call(news.update, { newsId, version, words }))).toBe("request.e403");
    expect((await call(news.list, {})).content[0]).toEqual(newest);
  });
});
