import { readdir } from "node:fs/promises";
import { expect } from "vitest";
import { registration } from "~/contract";
import { makeSeal } from "~/platform/core/seal";
import { announceDraftEnds } from "~/platform/cases/retention/drafts";
import type { PlatformConfig } from "~/platform/platform.server";
import { emailHash } from "~/platform/core/contact-keys";
import { everyRow, tableOf, textsIn } from "../../../../support/every-row";
import { openCore } from "../../../../support/oidc-setup";
import { onEveryEngine } from "../../../../support/platform";
import { inviteTo } from "../../../../support/platform-colleagues";
import { completeValues, fillIn } from "../../../../support/platform-complete";
import { inDatabase } from "../../../../support/platform-database";
import { runJobs } from "../../../../support/platform-jobs";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { auditOf } from "../../../../support/platform-audit";

const day = 24 * 3600;
const email = "wang@yuanhang.example";

/** The drafts of registrants, without those of the demo. */
const draftsIn = (config: PlatformConfig) =>
  inDatabase(config, (db) =>
    db.selectFrom("registration").select("id").where("state", "=", "filling").where("number", "is", null).execute(),
  );

const countFiles = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

onEveryEngine((test) => {
  test("a registrant is notified of an inactive draft after 60 and 83 days, and it is deleted after 90", async ({
    register,
    emails,
    config,
    clock,
  }) => {
    const { call } = await register();
    await call(registration.saveSection, { section: "basic", version: 0, values: { companyName: "远航精密" } });
    const announcements = async () =>
      (await emails()).filter(({ to, subject }) => to === email && subject.includes("注册草稿"));
    clock.advance(59 * day);
    await runJobs(config);
    expect(await announcements()).toEqual([]);

    clock.advance(day);
    await runJobs(config);
    const [first, ...others] = await announcements();
    expect(others).toEqual([]);
    expect(first?.subject).toBe("【品牌 & Co】您的供应商注册草稿将于 2025年9月13日删除");
    expect(first?.text).toContain("草稿中已保存：公司基本信息。");
    expect(first?.text).toContain("最近一次打开是 2025年6月15日");
    expect(first?.text).toContain("https://portal.brand.example/progress?continue=1");
    expect(first?.text).not.toContain("远航精密");
    clock.advance(day);
    await runJobs(config);
    expect(await announcements()).toHaveLength(1);

    clock.advance(22 * day);
    await runJobs(config);
    expect((await announcements()).map(({ subject }) => subject)).toEqual([
      "【品牌 & Co】再次提醒：您的供应商注册草稿将于 2025年9月13日删除",
    ]);
    clock.advance(7 * day - 1);
    await runJobs(config);
    expect(await draftsIn(config)).toHaveLength(1);
    clock.advance(601);
    await runJobs(config);
    expect(await draftsIn(config)).toEqual([]);
    expect(await auditOf(config.databaseUrl, "registration.expire")).toMatchObject([{ actor: "system" }]);
  });

  test("a registrant who chose English is notified in English", async ({ call, codeFor, emails, config, clock }) => {
    const { code, challengeId } = await codeFor(email);
    const who = { name: "Wei Wang", email, code, challengeId, country: "CN", language: "en" } as const;
    await call(registration.start, { ...who, consentAgreementFlag: 1 });
    clock.advance(60 * day);
    await runJobs(config);
    const message = (await emails()).find(({ to }) => to === email);
    expect(message?.subject).toBe("Brand & Co: Your draft registration will be deleted on 13 Sept 2025");
    expect(message?.text).toContain("Nothing is saved in the draft yet.");
    expect(message?.text).not.toMatch(/[一-鿿]/);
  });

  test("opening a draft in the meantime restarts its period", async ({ register, emails, config, clock }) => {
    await register();
    const reminders = async () => (await emails()).filter(({ subject }) => subject.includes("注册草稿")).length;
    clock.advance(60 * day);
    await runJobs(config);
    expect(await reminders()).toBe(1);
    clock.advance(20 * day);
    const { call, resumed } = await register();
    expect(resumed).toBe(true);
    expect((await call(registration.load, {})).draftEndsAt).toBe("2025-12-02T02:00:00.000Z");
    clock.advance(59 * day);
    await runJobs(config);
    expect(await reminders()).toBe(0);
    expect(await draftsIn(config)).toHaveLength(1);
    clock.advance(day);
    await runJobs(config);
    expect(await reminders()).toBe(1);
  });

  test("saving counts as a visit, long after the sign-in", async ({ register, config, clock }) => {
    const { call } = await register();
    for (let minutes = 0; minutes < 10 * 60; minutes += 20) {
      clock.advance(20 * 60);
      await call(registration.load, {});
    }
    await call(registration.saveSection, { section: "basic", version: 0, values: { companyName: "远航" } });
    expect((await call(registration.load, {})).draftEndsAt).toBe("2025-09-13T12:00:00.000Z");
    clock.advance(60 * day - 1);
    await runJobs(config);
    expect(await auditOf(config.databaseUrl, "registration.announceEnd")).toEqual([]);
  });

  test("late notices postpone the deletion", async ({ register, emails, config, clock }) => {
    await register();
    const newest = async () => (await emails()).find(({ to }) => to === email)?.subject;
    clock.advance(200 * day);
    await runJobs(config);
    expect(await newest()).toBe("【品牌 & Co】您的供应商注册草稿将于 2026年1月31日删除");
    clock.advance(22 * day);
    await runJobs(config);
    expect(await draftsIn(config)).toHaveLength(1);
    clock.advance(3 * day);
    await runJobs(config);
    expect(await newest()).toBe("【品牌 & Co】再次提醒：您的供应商注册草稿将于 2026年2月2日删除");
    clock.advance(6 * day);
    await runJobs(config);
    expect(await draftsIn(config)).toHaveLength(1);
    clock.advance(day);
    await runJobs(config);
    expect(await draftsIn(config)).toEqual([]);
  });

  test("two processes that send notices at once send only one email", async ({ register, config, clock }) => {
    await register();
    clock.advance(60 * day);
    const cores = await Promise.all([openCore(config), openCore(config)]);
    await Promise.all(cores.map(announceDraftEnds));
    await Promise.all(cores.map(({ db }) => db.destroy()));
    expect(await auditOf(config.databaseUrl, "registration.announceEnd")).toHaveLength(1);
  });

  test("once a draft is deleted, no table contains what its registrant typed, and none of their files is left", async ({
    register,
    codeFor,
    config,
    clock,
    events,
    setup,
    platform,
  }) => {
    expect((await platform.ready()).ok).toBe(true);
    const before = new Set(await everyRow(config));
    const filesBefore = await countFiles(setup.folder);
    const { call, token } = await register();
    const values = await completeValues(call);
    await fillIn(call);
    await inviteTo(call);
    const theirs = (await everyRow(config)).filter((row) => !before.has(row));
    for (const table of [
      "registration",
      "registration_section",
      "registration_session",
      "stored_file",
      "outbox",
      "colleague",
    ])
      expect(theirs.map(tableOf)).toContain(table);
    expect(await countFiles(setup.folder)).toBeGreaterThan(filesBefore);

    for (const days of [60, 23]) {
      clock.advance(days * day);
      await runJobs(config);
    }
    clock.advance(7 * day - 60);
    // Requesting a code without using it does not count as a visit.
    await codeFor(email);
    clock.advance(120);
    await runJobs(config);
    const after = await everyRow(config);
    const left = theirs.filter((row) => after.includes(row)).map(tableOf);
    // The agreement text contains no personal data, and is stored once for all who accepted it. Nor do the counts of a day.
    expect([...new Set(left)].toSorted()).toEqual(["agreement_wording", "audit_event", "service_count"]);
    const id = /registrant:([\da-f]{32})/.exec(theirs.find((row) => row.startsWith("audit_event")) ?? "")?.[1] ?? "-";
    expect(after.filter((row) => row.includes(id)).map(tableOf)).not.toContain("registration");
    expect([...new Set(after.filter((row) => row.includes(id)).map(tableOf))]).toEqual(["audit_event"]);
    // Rate limits are retained for an hour longer, and contain the address only as a hash.
    const hash = emailHash(makeSeal(config.secrets), email);
    expect([...new Set(after.filter((row) => row.includes(hash)).map(tableOf))]).toEqual(["rate"]);
    const secrets = [
      email,
      token,
      "王伟",
      ...textsIn(values).filter((text) => text.length > 7 && /\d{4}|[一-鿿]/.test(text)),
    ];
    expect(secrets.length).toBeGreaterThan(12);
    const all = [...after, ...events].join("\n");
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
    expect(await countFiles(setup.folder)).toBe(filesBefore);

    clock.advance(3600);
    const again = await register();
    expect(again).toMatchObject({ resumed: false, submitted: false });
    expect((await again.call(registration.load, {})).sections.every(({ version }) => version === 0)).toBe(true);
  });

  test("a registration returned for changes is not deleted", async ({ platform, register, emails, config, clock }) => {
    const { first, decide } = await afterSubmission({ platform, register, emails });
    await decide(first, "return", "请补充");
    for (const days of [60, 23, 60]) {
      clock.advance(days * day);
      await runJobs(config);
    }
    const { call, resumed } = await register();
    expect(resumed).toBe(true);
    expect(await call(registration.load, {})).toMatchObject({ draftEndsAt: null, returned: { reason: "请补充" } });
  });

  test("the initial data of the demo is never deleted", async ({ platform, config, clock }) => {
    expect((await platform.ready()).ok).toBe(true);
    const kept = async () =>
      (await everyRow(config)).filter((row) => ["registration_section", "stored_file"].includes(tableOf(row)));
    const before = await kept();
    for (const days of [60, 23, 7, 7 * 365]) {
      clock.advance(days * day);
      await runJobs(config);
    }
    expect(await kept()).toEqual(before);
  });
});
