import { expect } from "vitest";
import { blockList } from "~/contract";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { signedIn } from "../../../../support/platform-sign-in";

const entries = [
  { kind: "company", facts: { companyName: "深圳市遠航電子有限責任公司", companyCode: "91440300MA5G8R2K71" } },
  { kind: "company", facts: { companyName: "远航物流有限公司" } },
  { kind: "person", facts: { personName: "李娜", email: "li@yuanhang.example", phone: "+86 755 1234 5678" } },
  { kind: "account", facts: { accountNumber: "123456789012345678" } },
] as const;

const find = async (admin: Call, search: string) =>
  (await admin(blockList.list, { search })).content
    .map(({ facts }) => facts[0]?.value ?? "")
    .toSorted((a, b) => a.localeCompare(b));

onEveryEngine((test) => {
  test("entries are found by part of a name in either script, and by whole numbers and addresses", async ({
    platform,
  }) => {
    const { call: admin } = await signedIn(platform, "admin");
    for (const entry of entries) await admin(blockList.add, { ...entry, reason: "多次延期", endsOn: null });
    const code = "91440300MA5G8R2K71";
    for (const [search, found] of [
      ["远航", [code, "远航物流有限公司"]],
      ["遠航電", [code]],
      ["深圳市远航电子有限责任公司", [code]],
      [" 李 娜 ", ["李娜"]],
      ["LI@yuanhang.example", ["李娜"]],
      ["+86 (755) 1234-5678", ["李娜"]],
      ["914403 00MA5G8R2K71", [code]],
      ["1234 5678 9012 3456 78", ["****5678"]],
      ["5678", []],
      ["100%", []],
      ["无", []],
      ["", [code, "****5678", "李娜", "远航物流有限公司"]],
    ] as const)
      expect([search, await find(admin, search)]).toEqual([search, [...found].toSorted((a, b) => a.localeCompare(b))]);
  });

  test("search results are counted and paged", async ({ platform }) => {
    const { call: admin } = await signedIn(platform, "admin");
    for (const at of Array.from({ length: 12 }, (_, index) => index))
      await admin(blockList.add, {
        kind: "company",
        facts: { companyName: `远航第${at}有限公司` },
        reason: "多次延期",
        endsOn: null,
      });
    expect(await admin(blockList.list, { search: "遠航", page: 1, size: 10 })).toMatchObject({
      totalElements: 12,
      content: [{}, {}],
    });
  });
});
