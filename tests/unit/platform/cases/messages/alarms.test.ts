import { expect } from "vitest";
import { messages } from "~/contract";
import { raiseAlarm } from "~/platform/records/messages/raise-alarm";
import { sendMessage } from "~/platform/records/messages/messages";
import { makeSeal } from "~/platform/core/seal";
import type { PlatformConfig } from "~/platform/platform.server";
import { onEveryEngine } from "../../../../support/platform";
import { beginning } from "../../../../support/platform-config";
import { accountId, inDatabase } from "../../../../support/platform-database";
import { signedIn } from "../../../../support/platform-sign-in";

const alarm = {
  at: beginning,
  words: {
    zh: { title: "变更被联系人停止", body: "可能有人冒用账号。" },
    en: { title: "A contact stopped a change", body: "Somebody may be using the account." },
  },
  to: "/gsrm/changes/1",
};

const raise = (config: PlatformConfig, except?: string) =>
  inDatabase(config, (db) =>
    db
      .transaction()
      .execute(async (trx) =>
        raiseAlarm({ seal: makeSeal(config.secrets), config }, trx, alarm, except && (await accountId(trx, except))),
      ),
  );

/** Sends messages that are newer than the alarm. */
const chatter = (config: PlatformConfig, userAccount: string) =>
  inDatabase(config, async (db) => {
    const account = await accountId(db, userAccount);
    const words = { zh: { title: "日常", body: "日常" }, en: { title: "Everyday", body: "Everyday" } };
    for (let minutes = 1; minutes <= 30; minutes++)
      await sendMessage(db, { at: new Date(beginning.getTime() + minutes * 60_000), accountId: account, words });
  });

onEveryEngine((test) => {
  test("an unread alarm is listed above all newer messages until it is read, and is also emailed", async ({
    platform,
    config,
    emails,
  }) => {
    await raise(config);
    await chatter(config, "buyer");
    const { call } = await signedIn(platform, "buyer");
    const { content } = await call(messages.list, {});
    expect(content[0]).toMatchObject({ title: alarm.words.zh.title, isAlarm: true, readFlag: "0" });
    expect(content[1]).toMatchObject({ title: "日常", isAlarm: false });
    const alarms = (await emails()).filter(({ subject }) => subject.includes("安全提醒 · "));
    expect(new Set(alarms.map(({ to }) => to)).size).toBe(3);
    for (const { subject, text } of alarms) {
      expect(subject).toContain(alarm.words.zh.title);
      expect(subject).toContain(`Alert · ${alarm.words.en.title}`);
      expect(text).toContain("https://portal.brand.example/gsrm/changes/1");
      expect(text).not.toContain(alarm.words.zh.body);
    }
    await call(messages.one, { messageId: content[0]?.messageId ?? "" });
    expect((await call(messages.list, {})).content[0]?.title).toBe("日常");
  });

  test("marking everything as read skips an unread alarm, which must be marked separately", async ({
    platform,
    config,
  }) => {
    await raise(config);
    await chatter(config, "buyer");
    const { call } = await signedIn(platform, "buyer");
    await call(messages.markAllRead, {});
    expect(await call(messages.countUnread, {})).toEqual({ unread: 1 });
    const { content } = await call(messages.list, { unread: true });
    expect(content).toMatchObject([{ title: alarm.words.zh.title, isAlarm: true }]);
    expect(await call(messages.markRead, { messageIds: content.map(({ messageId }) => messageId) })).toEqual({
      read: 1,
    });
    expect(await call(messages.countUnread, {})).toEqual({ unread: 0 });
  });

  test("the user who caused an alarm is not notified of it", async ({ platform, config }) => {
    await raise(config, "buyer");
    const titles = async (account: string) => {
      const { call } = await signedIn(platform, account);
      return (await call(messages.list, { size: 100 })).content.map(({ title }) => title);
    };
    expect(await titles("buyer")).not.toContain(alarm.words.zh.title);
    expect(await titles("buyer2")).toContain(alarm.words.zh.title);
    expect(await titles("admin")).toContain(alarm.words.zh.title);
    expect(await titles("supplier")).not.toContain(alarm.words.zh.title);
  });
});
