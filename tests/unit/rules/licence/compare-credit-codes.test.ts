import { expect, test } from "vitest";
import { compareCreditCodes } from "~/rules/licence/compare-credit-codes";
import { listLicences } from "~/rules/licence/reading-states";

const code = "91440300MA5EQXL17P";

test("codes match regardless of case, width and spaces", () => {
  for (const onLicence of [code, code.toLowerCase(), "9144 0300 MA5E QXL17P", "９１４４０３００ＭＡ５ＥＱＸＬ１７Ｐ"])
    expect(compareCreditCodes(code, onLicence)).toMatchObject({ is: "matches", entered: code, onLicence: code });
});

test("differing codes are both returned, and an invalid reading is marked as doubtful", () => {
  expect(compareCreditCodes(code, "91110000802100433B")).toEqual({
    is: "differs",
    entered: code,
    onLicence: "91110000802100433B",
    isDoubtful: false,
  });
  expect(compareCreditCodes(code, "91440300MA5EQXL17Q").isDoubtful).toBe(true);
  expect(compareCreditCodes("", code).is).toBe("differs");
});

test("only attachments of that type with a file are business licences", () => {
  const attachments = [
    { type: "businessLicense", file: "a" },
    { type: "bankPermit", file: "b" },
    { type: "businessLicense", file: "" },
    { type: "businessLicense", file: "c" },
  ];
  expect(listLicences([{ section: "attachment", values: { attachments } }])).toEqual(["a", "c"]);
  expect(listLicences([{ section: "attachment", values: {} }])).toEqual([]);
});
