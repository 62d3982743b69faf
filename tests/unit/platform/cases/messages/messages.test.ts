import { expect } from "vitest";
import { messages, session } from "~/contract";
import { sendMessage } from "~/platform/records/messages/messages";
import type { PlatformConfig } from "~/platform/platform.server";
import { onEveryEngine } from "../../../../support/platform";
import { beginning } from "../../../../support/platform-config";
import { accountId, inDatabase } from "../../../../support/platform-database";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";

const minute = 60_000;

/** Replaces an account's messages with new ones, a minute apart. Returns their ids, oldest first. */
const tell = (config: PlatformConfig, userAccount: string, titles: string[]) =>
  inDatabase(config, (db) =>
    db.transaction().execute(async (trx) => {
      const account = await accountId(trx, userAccount);
      await trx.deleteFrom("message").where("account_id", "=", account).execute();
      const ids: string[] = [];
      for (const [place, title] of titles.entries())
        ids.push(
          await sendMessage(trx, {
            at: new Date(beginning.getTime() - (titles.length - place) * minute),
            accountId: account,
            words: {
              zh: { title, body: "第一段\n\n第二段" },
              en: { title: `${title} in English`, body: "First\n\nSecond" },
            },
            to: "/progress",
          }),
        );
      return ids;
    }),
  );

const titlesOf = ({ content }: { content: { title: string }[] }) => content.map(({ title }) => title);
const numbered = (count: number) => Array.from({ length: count }, (_, place) => `通知 ${place + 1}`);

onEveryEngine((test) => {
  test("messages are listed newest first, page by page, in the requested language", async ({ platform, config }) => {
    await tell(config, "supplier", numbered(23));
    const { call } = await signedIn(platform, "supplier");
    const first = await call(messages.list, {});
    expect([first.totalElements, first.totalPages, first.number, first.size]).toEqual([23, 2, 0, 20]);
    expect(titlesOf(first)[0]).toBe("通知 23");
    expect(titlesOf(await call(messages.list, { page: 1 }))).toEqual(["通知 3", "通知 2", "通知 1"]);
    expect(titlesOf(await call(messages.list, { page: 2 }))).toEqual([]);
    const english = await call(messages.list, { size: 10, page: 2 }, { locale: "en" });
    expect(titlesOf(english)).toEqual(["通知 3 in English", "通知 2 in English", "通知 1 in English"]);
    expect(english.content[0]).toMatchObject({ readFlag: "0", createDate: "2025-06-15T01:39:00.000Z" });
  });

  test("a list accepts only its own parameters, within their bounds", async ({ platform }) => {
    const { sessionToken } = await signedIn(platform, "supplier");
    const headers = { authorization: `Bearer ${sessionToken}` };
    for (const query of ["size=101", "size=0", "page=-1", "page=1.5", "page=100001", "unread=maybe", "account=other"]) {
      const asked = new Request(`http://platform.test${messages.list.path}?${query}`, { headers });
      expect((await platform.fetch(asked)).status, query).toBe(400);
    }
  });

  test("messages of the same instant stay in the same order from page to page", async ({ platform, config }) => {
    await tell(config, "supplier", numbered(30));
    await inDatabase(config, (db) => db.updateTable("message").set({ created_at: beginning.toISOString() }).execute());
    const { call } = await signedIn(platform, "supplier");
    const pages = await Promise.all([0, 1, 2].map((page) => call(messages.list, { page, size: 10 })));
    expect(new Set(pages.flatMap(titlesOf)).size).toBe(30);
  });

  test("opening a message marks it as read, and it stays read", async ({ platform, config }) => {
    const [oldest = ""] = await tell(config, "supplier", numbered(3));
    const { call } = await signedIn(platform, "supplier");
    expect(await call(messages.countUnread, {})).toEqual({ unread: 3 });
    const opened = await call(messages.one, { messageId: oldest });
    expect(opened).toEqual({
      messageId: oldest,
      title: "通知 1",
      createDate: "2025-06-15T01:57:00.000Z",
      readFlag: "1",
      isAlarm: false,
      text: "第一段\n\n第二段",
      to: "/progress",
    });
    expect(await call(messages.countUnread, {})).toEqual({ unread: 2 });
    expect(titlesOf(await call(messages.list, { unread: true }))).toEqual(["通知 3", "通知 2"]);
    expect((await call(messages.list, {})).content.map(({ readFlag }) => readFlag)).toEqual(["0", "0", "1"]);
    await call(messages.one, { messageId: oldest });
    expect(await call(messages.countUnread, {})).toEqual({ unread: 2 });
  });

  test("several messages, or all of them, can be marked as read at once", async ({ platform, config }) => {
    const ids = await tell(config, "supplier", numbered(5));
    const { call } = await signedIn(platform, "supplier");
    expect(await call(messages.markRead, { messageIds: ids.slice(0, 2) })).toEqual({ read: 2 });
    expect(await call(messages.markRead, { messageIds: ids.slice(0, 3) })).toEqual({ read: 1 });
    expect(await call(messages.countUnread, {})).toEqual({ unread: 2 });
    expect(await call(messages.markAllRead, {})).toEqual({ read: 2 });
    expect(await call(messages.markAllRead, {})).toEqual({ read: 0 });
  });

  test("a user cannot read, list, count or mark another user's messages", async ({ platform, config }) => {
    const ids = await tell(config, "supplier", numbered(3));
    await tell(config, "supplier2", ["自己的"]);
    const { call: other } = await signedIn(platform, "supplier2");
    expect(titlesOf(await other(messages.list, { size: 100 }))).toEqual(["自己的"]);
    for (const messageId of [...ids, "0".repeat(32)])
      expect(await refusalOf(other(messages.one, { messageId }))).toMatchObject({
        status: 404,
        code: "message.unknown",
      });
    expect(await other(messages.markRead, { messageIds: ids })).toEqual({ read: 0 });
    expect(await other(messages.markAllRead, {})).toEqual({ read: 1 });
    const { call: admin } = await signedIn(platform, "admin");
    expect(await codeOf(admin(messages.one, { messageId: ids[0] ?? "" }))).toBe("message.unknown");
    const { call: owner } = await signedIn(platform, "supplier");
    expect(await owner(messages.countUnread, {})).toEqual({ unread: 3 });
  });

  test("messages need a session, and marking them needs a fresh CSRF token", async ({ platform, call }) => {
    expect(await codeOf(call(messages.list, {}))).toBe("session.over");
    expect(await codeOf(call(messages.countUnread, {}))).toBe("session.over");
    const { call: stale } = await signedIn(platform, "supplier");
    expect(await codeOf(stale(messages.markAllRead, {}, { csrfToken: undefined }))).toBe("WEB-SECURITY-1001");
  });

  test("counting unread messages does not keep a session alive", async ({ platform, clock }) => {
    const { call } = await signedIn(platform, "supplier");
    clock.advance(20 * 60);
    await call(messages.countUnread, {});
    clock.advance(11 * 60);
    expect(await codeOf(call(session.state, {}))).toBe("session.over");
  });

  test("a message is rolled back with its transaction", async ({ platform, config }) => {
    await tell(config, "supplier", []);
    await inDatabase(config, async (db) => {
      const account = await accountId(db, "supplier");
      const words = { zh: { title: "一", body: "一" }, en: { title: "One", body: "One" } };
      const undone = db.transaction().execute(async (trx) => {
        await sendMessage(trx, { at: beginning, accountId: account, words });
        throw new Error("undone");
      });
      await expect(undone).rejects.toThrow("undone");
    });
    const { call } = await signedIn(platform, "supplier");
    expect((await call(messages.list, {})).totalElements).toBe(0);
  });
});
