import { expect, it } from "vitest";
import { nameFor } from "~/platform/records/registrations/company-name";

it("a company is named in the language of the message, or by its number if it has no such name", () => {
  const named = { number: "SR-1", company_name: "安科精密", company_english_name: "Anke Precision" };
  expect([nameFor("zh", named), nameFor("en", named)]).toEqual(["安科精密", "Anke Precision"]);
  expect(nameFor("en", { ...named, company_english_name: null })).toBe("SR-1");
});
