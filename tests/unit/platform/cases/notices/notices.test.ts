import { expect } from "vitest";
import { account, notices } from "~/contract";
import type { Tables } from "~/platform/core/database/schema";
import type { PlatformConfig } from "~/platform/platform.server";
import { onEveryEngine } from "../../../../support/platform";
import { beginning } from "../../../../support/platform-config";
import { inDatabase } from "../../../../support/platform-database";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";

const day = 24 * 60 * 60;
const ago = (seconds: number) => new Date(beginning.getTime() - seconds * 1000).toISOString();

/** Replaces the demo's notices with these; the id is also the title. */
const publish = (config: PlatformConfig, published: ({ id: string } & Partial<Tables["notice"]>)[]) =>
  inDatabase(config, async (db) => {
    await db.deleteFrom("notice").execute();
    const rows = published.map((notice) => ({
      title_zh: notice.id,
      title_en: `${notice.id} in English`,
      body_zh: "正文",
      body_en: "Text",
      kind: "announcement" as const,
      tenant_id: null,
      role_code: null,
      region: null,
      published_at: ago(day),
      ends_at: null,
      version: 0,
      changed_at: null,
      changed_by: null,
      ...notice,
    }));
    await db.insertInto("notice").values(rows).execute();
  });

const idsOf = ({ content }: { content: { noticeId: string }[] }) => content.map(({ noticeId }) => noticeId);

onEveryEngine((test) => {
  test("notices are listed newest first, page by page, from their publication until they end", async ({
    platform,
    config,
    clock,
  }) => {
    await publish(config, [
      { id: "older", published_at: ago(2 * day) },
      { id: "newer", published_at: ago(day) },
      { id: "over", ends_at: ago(1) },
      { id: "ending", published_at: ago(3 * day), ends_at: ago(-60) },
      { id: "tomorrow", published_at: ago(-60) },
    ]);
    const { call } = await signedIn(platform, "supplier");
    expect(idsOf(await call(notices.list, {}))).toEqual(["newer", "older", "ending"]);
    const second = await call(notices.list, { page: 1, size: 2 });
    expect([idsOf(second), second.totalElements, second.totalPages]).toEqual([["ending"], 3, 2]);
    clock.advance(61);
    expect(idsOf(await call(notices.list, {}))).toEqual(["tomorrow", "newer", "older"]);
    expect(await codeOf(call(notices.one, { noticeId: "ending" }))).toBe("notice.unknown");
  });

  test("a notice is shown in the requested language", async ({ platform, config }) => {
    await publish(config, [{ id: "n1" }]);
    const { call } = await signedIn(platform, "supplier");
    expect(await call(notices.one, { noticeId: "n1" })).toMatchObject({ title: "n1", noticeBody: "正文" });
    const english = await call(notices.one, { noticeId: "n1" }, { locale: "en" });
    expect(english).toMatchObject({ title: "n1 in English", noticeBody: "Text", noticeTypeCode: "announcement" });
  });

  test("a notice for a role or a region reaches no one else", async ({ platform, config }) => {
    await publish(config, [
      { id: "all" },
      { id: "suppliers", role_code: "supplier" },
      { id: "buyers", role_code: "purchasingManager" },
      { id: "india", region: "IN" },
    ]);
    const { call: india } = await signedIn(platform, "india");
    expect(idsOf(await india(notices.list, {})).toSorted()).toEqual(["all", "india", "suppliers"]);
    const { call: buyer } = await signedIn(platform, "buyer");
    expect(idsOf(await buyer(notices.list, {})).toSorted()).toEqual(["all", "buyers"]);
    for (const noticeId of ["suppliers", "india", "no such notice"])
      expect(await refusalOf(buyer(notices.one, { noticeId }))).toMatchObject({ status: 404, code: "notice.unknown" });
  });

  test("a notice for a tenant reaches no one else", async ({ platform, config }) => {
    const { call: supplier } = await signedIn(platform, "supplier");
    const [own] = await supplier(account.tenants, {});
    await publish(config, [{ id: "all" }, { id: "tenant", tenant_id: own?.id ?? "" }]);
    expect(idsOf(await supplier(notices.list, {})).toSorted()).toEqual(["all", "tenant"]);
    for (const name of ["supplier2", "notenant"]) {
      const { call } = await signedIn(platform, name);
      expect(idsOf(await call(notices.list, {}))).toEqual(["all"]);
      expect(await codeOf(call(notices.one, { noticeId: "tenant" }))).toBe("notice.unknown");
    }
  });

  test("the newest release notice is shown until the account dismisses it, once and for all", async ({
    platform,
    config,
  }) => {
    await publish(config, [
      { id: "plain" },
      { id: "first", kind: "release", published_at: ago(2 * day) },
      { id: "second", kind: "release", published_at: ago(day) },
    ]);
    const { call } = await signedIn(platform, "supplier");
    const shown = await call(notices.releaseNotice, {});
    expect(shown).toEqual({ noticeId: "second", title: "second" });
    const presses = Array.from({ length: 5 }, () => call(notices.readReleaseNotice, { noticeId: "second", title: "" }));
    await Promise.all(presses);
    expect(await call(notices.releaseNotice, {})).toEqual({ noticeId: "first", title: "first" });
    await call(notices.readReleaseNotice, { noticeId: "first" });
    expect(await call(notices.releaseNotice, {})).toBeNull();
    const again = await signedIn(platform, "supplier");
    expect(await again.call(notices.releaseNotice, {})).toBeNull();
    const { call: other } = await signedIn(platform, "supplier2");
    expect(await other(notices.releaseNotice, {})).toMatchObject({ noticeId: "second" });
    expect(idsOf(await call(notices.list, {}))).toContain("second");
  });

  test("only a release notice for this account can be dismissed", async ({ platform, config }) => {
    await publish(config, [
      { id: "plain" },
      { id: "buyers", kind: "release", role_code: "purchasingManager" },
      { id: "over", kind: "release", ends_at: ago(1) },
    ]);
    const { call } = await signedIn(platform, "supplier");
    expect(await call(notices.releaseNotice, {})).toBeNull();
    for (const noticeId of ["plain", "buyers", "over", "none"])
      expect(await refusalOf(call(notices.readReleaseNotice, { noticeId }))).toMatchObject({ status: 404 });
    expect(await inDatabase(config, (db) => db.selectFrom("notice_read").selectAll().execute())).toEqual([]);
  });

  test("lists that are read by POST need no fresh CSRF token, but dismissing a notice does", async ({
    platform,
    config,
  }) => {
    await publish(config, [{ id: "release", kind: "release" }]);
    const { call } = await signedIn(platform, "supplier");
    const stale = { csrfToken: undefined };
    expect(idsOf(await call(notices.list, {}, stale))).toEqual(["release"]);
    expect(await call(notices.releaseNotice, {}, stale)).toMatchObject({ noticeId: "release" });
    expect(await codeOf(call(notices.readReleaseNotice, { noticeId: "release" }, stale))).toBe("WEB-SECURITY-1001");
  });

  test("reading notices needs a session", async ({ call }) => {
    expect(await codeOf(call(notices.list, {}))).toBe("session.over");
    expect(await codeOf(call(notices.releaseNotice, {}))).toBe("session.over");
  });
});
