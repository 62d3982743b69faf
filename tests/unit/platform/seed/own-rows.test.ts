import { expect } from "vitest";
import { lov, texts } from "~/contract";
import { openDatabase } from "~/platform/core/database/database";
import type { Db, Tables } from "~/platform/core/database/schema";
import { createPlatform, type PlatformConfig } from "~/platform/platform.server";
import { seedDefaults } from "~/platform/records/defaults/seed-defaults";
import { listDifferences } from "~/platform/records/defaults/list-differences";
import { fillAsOlder, forgetDefaults, raiseVersions } from "../../../support/older-release";
import { callOf, onEveryEngine } from "../../../support/platform";
import { inDatabase } from "../../../support/platform-database";

/** Starts the portal's platform on this database and runs `use` on it. */
async function start(config: PlatformConfig, use: (call: ReturnType<typeof callOf>) => Promise<void> = async () => {}) {
  const platform = await createPlatform(config);
  await use(callOf(platform)).finally(() => platform.close());
}

const menuRow = (db: Db, code: string) => db.selectFrom("menu").selectAll().where("code", "=", code).executeTakeFirst();

const ownMenu: Tables["menu"] = {
  code: "quality",
  pcode: null,
  url: "/quality",
  name_zh: "质量",
  name_en: "Quality",
  icon: "book",
  is_hidden: 0,
  is_cached: 0,
  type: "page",
  order_seq: 99,
};

onEveryEngine((test) => {
  test("a company's own menu, list value and text are unchanged after a new seed version", async ({ config }) => {
    const grant = { role_code: "supplier", kind: "menu" as const, code: ownMenu.code };
    await inDatabase(config, async (db) => {
      await db.insertInto("menu").values(ownMenu).execute();
      await db.insertInto("role_grant").values(grant).execute();
      await db
        .insertInto("lov_value")
        .values({
          lov_code: "ISP.CATEGORY",
          value: "DRONE",
          meaning_zh: "无人机",
          meaning_en: "Drones",
          parent_value: null,
          tag: null,
          order_seq: 99,
          order_seq_zh: 99,
          search: "drone|drones",
          pinyin: "wu ren ji",
        })
        .execute();
      await db.updateTable("menu").set({ name_en: "Desk" }).where("code", "=", "workspace").execute();
      await db
        .updateTable("static_text")
        .set({ text: "<p>Our own words</p>" })
        .where("text_code", "=", "ISP.HONEST")
        .where("lang", "=", "en")
        .execute();
      await raiseVersions(db);
    });
    await start(config, async (call) => {
      expect((await call(texts.byCode, { textCode: "ISP.HONEST" }, { locale: "en" })).text).toBe(
        "<p>Our own words</p>",
      );
      const { content } = await call(lov.values, { lovCode: "ISP.CATEGORY", value: "DRONE" });
      expect(content.map(({ meaning }) => meaning)).toEqual(["无人机"]);
    });
    await inDatabase(config, async (db) => {
      expect(await menuRow(db, ownMenu.code)).toEqual(ownMenu);
      expect(await menuRow(db, "workspace")).toMatchObject({ name_en: "Desk", url: "/workspace" });
      const grants = db.selectFrom("role_grant").selectAll().where("code", "=", ownMenu.code);
      expect(await grants.execute()).toEqual([grant]);
      expect(await listDifferences(db)).toEqual([]);
    });
  });

  test("rows and columns that the company has not changed follow the release", async ({ config }) => {
    const [before, deleted] = await inDatabase(config, async (db) => {
      const rows = await Promise.all([menuRow(db, "messages"), menuRow(db, "notices")]);
      await fillAsOlder(db, "menu", { code: "messages" }, { name_en: "Mail", url: "/mail", order_seq: 3 });
      await db.updateTable("menu").set({ name_zh: "信箱" }).where("code", "=", "messages").execute();
      await fillAsOlder(db, "menu", { code: "notices" }, { name_en: "Board" });
      await db.deleteFrom("menu").where("code", "=", "notices").execute();
      await fillAsOlder(db, "dashboard_set", { role_code: "supplier", card_id: "news" }, { x: 5, y: 5 });
      return rows;
    });
    expect(deleted).toBeDefined();
    await start(config);
    await inDatabase(config, async (db) => {
      expect(await menuRow(db, "messages")).toEqual({ ...before, name_zh: "信箱" });
      expect(await menuRow(db, "notices")).toBeUndefined();
      const places = db.selectFrom("dashboard_set").select(["x", "y"]).where("role_code", "=", "supplier");
      expect(await places.where("card_id", "=", "news").execute()).toEqual([{ x: 0, y: 8 }]);
      expect(await listDifferences(db)).toEqual([]);
    });
  });

  test("a row that the release no longer has is removed, unless the company has changed it", async ({ config }) => {
    await inDatabase(config, async (db) => {
      await db
        .insertInto("menu")
        .values([ownMenu, { ...ownMenu, code: "fairs" }])
        .execute();
      const memory = { table_name: "menu", offered_json: null };
      await db
        .insertInto("seed_row")
        .values([
          { ...memory, row_key: "quality", default_json: JSON.stringify(ownMenu) },
          { ...memory, row_key: "fairs", default_json: JSON.stringify({ ...ownMenu, code: "fairs", url: "/fairs" }) },
        ])
        .execute();
      await raiseVersions(db);
    });
    await start(config);
    await inDatabase(config, async (db) => {
      expect(await menuRow(db, "quality")).toBeUndefined();
      expect(await menuRow(db, "fairs")).toMatchObject({ url: "/quality" });
    });
  });

  test("a default that both have changed is offered, and counted in one line at each start", async ({
    config,
    events,
  }) => {
    await inDatabase(config, async (db) => {
      await fillAsOlder(db, "menu", { code: "messages" }, { name_en: "Mail" });
      await db.updateTable("menu").set({ name_en: "Letters" }).where("code", "=", "messages").execute();
    });
    await start(config);
    await start(config);
    expect(events.filter((line) => line.includes('"defaults_offered","differences":1'))).toHaveLength(2);
    await inDatabase(config, async (db) => {
      expect(await listDifferences(db)).toMatchObject([
        { table: "menu", key: "messages", columns: ["name_en"], current: { name_en: "Letters" } },
      ]);
      await db.updateTable("menu").set({ name_en: "Messages" }).where("code", "=", "messages").execute();
      expect(await listDifferences(db)).toEqual([]);
    });
  });

  test("the first start after a build that replaced rows loses none of the company's changes", async ({ config }) => {
    const change = async (db: Db) => {
      await db.updateTable("menu").set({ name_en: "Letters" }).where("code", "=", "messages").execute();
      await db.deleteFrom("menu").where("code", "=", "notices").execute();
    };
    const version = await inDatabase(config, async (db) => {
      const seed = db.selectFrom("seed").select("version").where("name", "=", "menus defaults");
      const { version: menuVersion } = await seed.executeTakeFirstOrThrow();
      await forgetDefaults(db, menuVersion);
      await change(db);
      return menuVersion;
    });
    await start(config);
    await inDatabase(config, async (db) => {
      // That build wrote the same rows: every difference is the company's.
      expect(await listDifferences(db)).toEqual([]);
      expect(await menuRow(db, "messages")).toMatchObject({ name_en: "Letters" });
      expect(await menuRow(db, "notices")).toBeUndefined();
      await forgetDefaults(db, `older than ${version}`);
    });
    await start(config);
    await inDatabase(config, async (db) => {
      // It wrote other rows, which were not recorded: different rows are offered, and missing ones are added.
      expect(await listDifferences(db)).toMatchObject([{ key: "messages", columns: ["name_en"] }]);
      expect(await menuRow(db, "messages")).toMatchObject({ name_en: "Letters" });
      expect(await menuRow(db, "notices")).toBeDefined();
    });
  });

  test("of two concurrent starts only one writes, and a start that fails half-way changes nothing", async ({
    config,
  }) => {
    const connections = await Promise.all([1, 2].map(() => openDatabase(config.databaseUrl, config.log)));
    const [db] = connections as [Db, Db];
    const rows = { menu: [ownMenu], role_grant: [{ role_code: "supplier", kind: "menu" as const, code: "quality" }] };
    const broken = {
      ...rows,
      role_grant: [...rows.role_grant, ...rows.role_grant].map((one) => ({ ...one, code: null as never })),
    };
    await raiseVersions(db);
    const countMenus = async () => (await db.selectFrom("menu").select("code").execute()).length;
    const total = await countMenus();
    const failing = seedDefaults(db, { name: "menus", version: "next", makeRows: () => broken });
    await expect(failing).rejects.toThrow(/null/i);
    expect(await countMenus()).toBe(total);
    const written = await Promise.all(
      connections.map((one) => seedDefaults(one, { name: "menus", version: "next", makeRows: () => rows })),
    );
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(await db.selectFrom("menu").selectAll().execute()).toEqual([ownMenu]);
    await Promise.all(connections.map((one) => one.destroy()));
  });
});
