import { expect } from "vitest";
import { log } from "~/contract";
import { onEveryEngine } from "../../../support/platform";
import { refusalOf } from "../../../support/platform-refusal";
import { signedIn } from "../../../support/platform-sign-in";
import { partsOf, sheetsIn } from "../../../support/workbook";

onEveryEngine((test) => {
  test("who is permitted takes the log out as a workbook, without formulas and without what is others'", async ({
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
    expect(sheetsIn(workbook).match(/<row /g)).toHaveLength(2);
  });

  test("nobody else takes it out", async ({ platform, call: anybody }) => {
    const { call } = await signedIn(platform, "supplier");
    expect(await refusalOf(call(log.exportLog, {}))).toMatchObject({ status: 403, code: "request.e403" });
    expect(await refusalOf(anybody(log.exportLog, {}))).toMatchObject({ status: 401 });
  });
});
