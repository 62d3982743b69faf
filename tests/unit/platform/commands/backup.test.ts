import { readFile, rm, writeFile } from "node:fs/promises";
import { expect, onTestFinished } from "vitest";
import { files, registration } from "~/contract";
import { checksumOf } from "~/platform/commands/backup/checksums";
import { runCommand } from "~/platform/commands/run-command";
import { newFolder } from "../../../support/new-folder";
import { openPlatform } from "../../../support/platform-inside";
import { callOf, onEveryEngine, test as onSqlite } from "../../../support/platform";
import { undoNewest } from "../../../support/undo-newest";
import { completeValues, fillIn, pdf } from "../../../support/platform-complete";
import { inDatabase } from "../../../support/platform-database";
import { emptyPostgres } from "../../../support/platform-engines";
import type { PlatformConfig } from "~/platform/platform.server";

/** Returns these settings with an empty database of the same engine and an empty storage. */
async function elsewhere(config: PlatformConfig): Promise<PlatformConfig> {
  const folder = await newFolder();
  const storageUrl = `file:${folder}/files`;
  if (config.databaseUrl.startsWith("file:")) return { ...config, storageUrl, databaseUrl: `file:${folder}/portal.db` };
  const database = await emptyPostgres();
  onTestFinished(() => database.drop());
  return { ...config, storageUrl, databaseUrl: database.url };
}

onEveryEngine((test) => {
  test("a backup made during saves is restored elsewhere, with answers, files and held emails", async ({
    config,
    register,
  }) => {
    const { call, token } = await register();
    await fillIn(call);
    const values = await completeValues(call);
    const { content: attachmentUUID } = await call(files.createUuid, {});
    const url = await call(files.upload, { attachmentUUID, file: pdf("licence.pdf") });
    const target = `${await newFolder()}/backup`;
    const { version } = await call(registration.loadSection, { section: "contact" });
    const [made] = await Promise.all([
      runCommand(["backup", target], config),
      call(registration.saveSection, { section: "contact", version, values: values.contact }),
    ]);
    expect(made, made.lines.join("\n")).toMatchObject({ isDone: true });

    const place = await elsewhere(config);
    const restored = await runCommand(["restore", target], place);
    expect(restored, restored.lines.join("\n")).toMatchObject({ isDone: true });
    expect(restored.lines.join("\n")).toMatch(/Emails and text messages held since the restore: [1-9]/);
    const platform = await openPlatform(place);
    onTestFinished(() => platform.close());
    const again = callOf(platform, { registrationToken: token });
    expect((await again(registration.loadSection, { section: "basic" })).values).toMatchObject({
      companyName: values.basic.companyName,
    });
    const signed = new URL(await again(files.signedUrl, { url }), "http://platform.test");
    const { expires = "", signature = "" } = Object.fromEntries(signed.searchParams);
    const fileId = signed.pathname.split("/").at(-1) ?? "";
    expect(await (await again(files.content, { fileId, expires, signature })).text()).toMatch(/^%PDF-/);

    const listed = await runCommand(["outbox"], place);
    expect(listed.lines.join("\n")).toMatch(/^code\.registration: 1 \(/m);
    const released = await runCommand(["outbox", "--release", "--kind", "code.registration"], place);
    expect(released.lines).toEqual(["Released: 1"]);
  });

  test("a backup can be restored only completely, into an empty database and storage, and with its secret", async ({
    config,
    platform,
  }) => {
    expect((await platform.ready()).ok).toBe(true);
    const target = `${await newFolder()}/backup`;
    expect((await runCommand(["backup", target], config)).isDone).toBe(true);
    const saysOf = async (place: PlatformConfig, ...args: string[]) => (await runCommand(args, place)).lines[0];

    expect(await saysOf(config, "backup", target)).toMatch(/is not empty/);
    expect(await saysOf(config, "restore", target)).toMatch(/not empty|There is a database/);
    const place = await elsewhere(config);
    const foreign = { ...place, secrets: ["another secret of more than thirty-two characters"] };
    expect(await saysOf(foreign, "restore", target)).toMatch(/^The backup opens only with the secret [\da-f]{8}/);
    await writeFile(`${target}/SHA256SUMS`, (await readFile(`${target}/SHA256SUMS`, "utf8")).replace(/^./, "x"));
    expect(await saysOf(place, "restore", target)).toMatch(/is damaged or missing/);
    await rm(`${target}/manifest.json`);
    expect(await saysOf(place, "restore", target)).toMatch(/is not a complete backup/);
  });

  test("a missing file and a value under an unknown secret are reported", async ({ config, register }) => {
    const { call } = await register();
    const { content: attachmentUUID } = await call(files.createUuid, {});
    await call(files.upload, { attachmentUUID, file: pdf("licence.pdf") });
    expect((await runCommand(["check"], config)).isDone).toBe(true);
    await inDatabase(config, async (db) => {
      await db.updateTable("stored_file").set({ name_sealed: "00000000.AAAA" }).execute();
      await db.updateTable("stored_file").set({ stored_name: "aa/gone" }).where("uuid", "=", attachmentUUID).execute();
    });
    const { isDone, lines } = await runCommand(["check"], config);
    expect(isDone).toBe(false);
    expect(lines).toEqual(
      expect.arrayContaining([
        "PROBLEM: stored_file.name_sealed cannot be opened with SESSION_SECRET.",
        "PROBLEM: the file aa/gone is missing.",
      ]),
    );
    const made = await runCommand(["backup", `${await newFolder()}/backup`], config);
    expect(made).toMatchObject({
      isDone: false,
      lines: expect.arrayContaining(["PROBLEM: the file aa/gone is missing in the storage."]) as string[],
    });
  });

  test("a file whose bytes were deleted because of a virus is not reported as missing", async ({
    config,
    register,
  }) => {
    const { call } = await register();
    const { content: attachmentUUID } = await call(files.createUuid, {});
    await call(files.upload, { attachmentUUID, file: pdf("licence.pdf") });
    await inDatabase(config, async (db) => {
      const infected = { scan_state: "infected", stored_name: "aa/deleted" } as const;
      await db.updateTable("stored_file").set(infected).where("uuid", "=", attachmentUUID).execute();
    });
    expect((await runCommand(["check"], config)).lines.join("\n")).toMatch(/^The data is complete\.$/m);
    expect((await runCommand(["backup", `${await newFolder()}/backup`], config)).isDone).toBe(true);
  });
});

onSqlite("restoring a backup of an older build migrates it", async ({ config, platform }) => {
  expect((await platform.ready()).ok).toBe(true);
  const target = `${await newFolder()}/backup`;
  await runCommand(["backup", target], config);
  const file = `${target}/database.db`;
  await undoNewest({ ...config, databaseUrl: `file:${file}` });
  const sums = await readFile(`${target}/SHA256SUMS`, "utf8");
  await writeFile(
    `${target}/SHA256SUMS`,
    sums.replace(/^\w+ {2}database\.db$/m, `${await checksumOf(file)}  database.db`),
  );
  expect(await runCommand(["check"], { ...config, databaseUrl: `file:${file}` })).toMatchObject({ isDone: false });

  const place = await elsewhere(config);
  const restored = await runCommand(["restore", target], place);
  expect(restored, restored.lines.join("\n")).toMatchObject({ isDone: true });
  expect((await runCommand(["migrate", "--dry-run"], place)).lines).toEqual(["The database is up to date."]);
});
