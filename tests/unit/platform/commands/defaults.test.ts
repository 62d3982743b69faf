import { expect } from "vitest";
import { runCommand } from "~/platform/commands/run-command";
import { createPlatform, type PlatformConfig } from "~/platform/platform.server";
import { fillAsOlder } from "../../../support/older-release";
import { onEveryEngine } from "../../../support/platform";
import { inDatabase } from "../../../support/platform-database";

const defaults = (config: PlatformConfig, ...args: string[]) => runCommand(["defaults", ...args], config);

/** A release changes the names of two menus and a text, all of which the company has changed too. */
async function offer(config: PlatformConfig) {
  const key = { text_code: "ISP.HONEST", lang: "en" };
  await inDatabase(config, async (db) => {
    await fillAsOlder(db, "menu", { code: "messages" }, { name_en: "Mail" });
    await fillAsOlder(db, "menu", { code: "notices" }, { name_en: "Board" });
    await fillAsOlder(db, "static_text", key, { text: "<p>Old</p>", version: "0" });
    await db.updateTable("menu").set({ name_en: "Ours" }).where("code", "in", ["messages", "notices"]).execute();
    await db
      .updateTable("static_text")
      .set({ text: "<p>Our words</p>" })
      .where("lang", "=", "en")
      .where("text_code", "=", "ISP.HONEST")
      .execute();
  });
  await (await createPlatform(config)).close();
}

const names = (config: PlatformConfig) =>
  inDatabase(config, async (db) => {
    const rows = await db
      .selectFrom("menu")
      .select("name_en")
      .where("code", "in", ["messages", "notices"])
      .orderBy("code")
      .execute();
    return rows.map(({ name_en }) => name_en);
  });

onEveryEngine((test) => {
  test("differences are listed with both values, shortened in the list and in full for a single row", async ({
    config,
  }) => {
    expect(await defaults(config)).toEqual({ isDone: true, lines: ["No difference waits for a decision."] });
    await offer(config);
    const { lines } = await defaults(config);
    const menu = (code: string, name: string) => [
      `menu ${code}`,
      "  name_en",
      "    company: Ours",
      `    release: ${name}`,
    ];
    expect(lines.slice(0, 8)).toEqual([...menu("messages", "Messages"), ...menu("notices", "Notices")]);
    expect(lines).toEqual(
      expect.arrayContaining(["static_text ISP.HONEST/en", "  text", "    company: <p>Our words</p>"]),
    );
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(110);
    const full = await defaults(config, "static_text", "ISP.HONEST/en");
    expect(full.lines.join("\n").length).toBeGreaterThan(3000);
  });

  test("the default can be applied or the company's row kept, and the audit log records both", async ({ config }) => {
    await offer(config);
    expect((await defaults(config, "--take", "menu", "messages")).lines).toEqual(["Took the default: menu messages"]);
    expect((await defaults(config, "--keep", "menu", "notices")).lines).toEqual([
      "Kept the company's row: menu notices",
    ]);
    expect(await names(config)).toEqual(["Messages", "Ours"]);
    expect((await defaults(config, "menu")).lines).toEqual(["No difference waits for a decision."]);
    expect(await defaults(config, "--take", "menu", "notices")).toMatchObject({ isDone: false });
    expect((await defaults(config, "--take", "static_text")).isDone).toBe(true);
    await inDatabase(config, async (db) => {
      const rows = db
        .selectFrom("audit_event")
        .select(["actor", "action", "subject", "details"])
        .where("action", "like", "default.%");
      expect(await rows.orderBy("subject").execute()).toEqual([
        {
          actor: "operator",
          action: "default.take",
          subject: "default:menu/messages",
          details: '{"columns":"name_en"}',
        },
        {
          actor: "operator",
          action: "default.keep",
          subject: "default:menu/notices",
          details: '{"columns":"name_en"}',
        },
        {
          actor: "operator",
          action: "default.take",
          subject: "default:static_text/ISP.HONEST/en",
          details: '{"columns":"text,version"}',
        },
      ]);
    });
  });

  test("if two operators decide at the same time, only one decision is recorded", async ({ config }) => {
    await offer(config);
    const outcomes = await Promise.all([defaults(config, "--take", "menu"), defaults(config, "--keep", "menu")]);
    expect(outcomes.filter(({ isDone }) => isDone)).toHaveLength(1);
    const [isTaken] = outcomes.map(({ isDone }) => isDone);
    expect(await names(config)).toEqual(isTaken ? ["Messages", "Notices"] : ["Ours", "Ours"]);
  });

  test("an unknown table, two decisions at once, and a decision on everything are refused", async ({ config }) => {
    for (const args of [["account"], ["--take", "--keep", "menu"], ["--take"], ["menu", "messages", "more"]]) {
      const { isDone, lines } = await defaults(config, ...args);
      expect(isDone).toBe(false);
      expect(lines.join("\n")).toContain("npm run admin -- defaults");
    }
  });
});
