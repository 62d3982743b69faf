import readExcelFile from "read-excel-file/node";
import { expect } from "vitest";
import { log } from "~/contract";
import { recordAudit } from "~/platform/core/audit";
import { onEveryEngine } from "../../../../support/platform";
import { beginning } from "../../../../support/platform-config";
import { accountId, inDatabase } from "../../../../support/platform-database";
import { refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { partsOf, sheetsIn } from "../../../../support/workbook";

onEveryEngine((test) => {
  test("an authorised user exports the log as a workbook, without formulas or other companies' events", async ({
    platform,
    register,
  }) => {
    await register();
    await signedIn(platform, "supplier");
    const { call } = await signedIn(platform, "buyer");
    const answer = await call(log.exportLog, {});
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="log.xlsx"');
    const workbook = new Uint8Array(await answer.arrayBuffer());
    const all = Object.values(partsOf(workbook)).join("\n");
    expect(all).toContain("session.open");
    expect(all).not.toContain("registrant:");
    expect(sheetsIn(workbook)).not.toMatch(/<f[\s>/]/);
    const [list, about] = await readExcelFile(Buffer.from(workbook));
    expect(list?.data).toHaveLength(2);
    expect(about?.data).toContainEqual(["行数", "1"]);
    expect(about?.data).toContainEqual(["导出时间", "2025-06-15 02:00（UTC）"]);
  });

  test("an export of five thousand events contains each one once, newest first", async ({ platform, config }) => {
    const events = 5003;
    await inDatabase(config, (db) =>
      db.transaction().execute(async (trx) => {
        const subject = `account:${await accountId(trx, "buyer")}`;
        for (let place = 1; place <= events; place++)
          await recordAudit(trx, {
            at: new Date(beginning.getTime() - place * 1000),
            actor: subject,
            action: `news.${place}`,
            subject,
          });
      }),
    );
    const { call } = await signedIn(platform, "buyer");
    const answer = await call(log.exportLog, {}, { locale: "en" });
    const [list, about] = await readExcelFile(Buffer.from(await answer.arrayBuffer()));
    const actions = (list?.data ?? []).slice(1).map(([, , action]) => action);
    expect(actions).toEqual(["session.open", ...Array.from({ length: events }, (_, place) => `news.${place + 1}`)]);
    expect(about?.data).toContainEqual(["Rows", String(events + 1)]);
  });

  test("suppliers and anonymous callers cannot export the log", async ({ platform, call: anybody }) => {
    const { call } = await signedIn(platform, "supplier");
    expect(await refusalOf(call(log.exportLog, {}))).toMatchObject({ status: 403, code: "request.e403" });
    expect(await refusalOf(anybody(log.exportLog, {}))).toMatchObject({ status: 401 });
  });
});
