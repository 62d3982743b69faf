import { expect, test } from "vitest";
import { compareCreditCodes } from "~/rules/licence/credit-code";
import { listLicences } from "~/rules/licence/reading-states";

const code = "91440300MA5EQXL17P";

test("codes match however they are written", () => {
  for (const onLicence of [code, code.toLowerCase(), "9144 0300 MA5E QXL17P", "９１４４０３００ＭＡ５ＥＱＸＬ１７Ｐ"])
    expect(compareCreditCodes(code, onLicence)).toMatchObject({ is: "matches", entered: code, onLicence: code });
});

test("codes that differ are both given, with whether the one that was read can be right", () => {
  expect(compareCreditCodes(code, "91110000802100433B")).toEqual({
    is: "differs",
    entered: code,
    onLicence: "91110000802100433B",
    isDoubtful: false,
  });
  expect(compareCreditCodes(code, "91440300MA5EQXL17Q").isDoubtful).toBe(true);
  expect(compareCreditCodes("", code).is).toBe("differs");
});

test("of the documents only those that say so are business licences", () => {
  const attachments = [
    { type: "businessLicense", file: "a" },
    { type: "bankPermit", file: "b" },
    { type: "businessLicense", file: "" },
    { type: "businessLicense", file: "c" },
  ];
  expect(listLicences([{ section: "attachment", values: { attachments } }])).toEqual(["a", "c"]);
  expect(listLicences([{ section: "attachment", values: {} }])).toEqual([]);
});
