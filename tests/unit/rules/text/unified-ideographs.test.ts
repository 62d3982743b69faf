import { expect, test } from "vitest";
import { isSameName } from "~/rules/bank/account-name";
import { fieldFacts } from "~/rules/form/field-facts";
import { fold } from "~/rules/text/normalise";
import { companyKeys } from "~/rules/onboarding/company-keys";
import { bank } from "~/rules/registration/bank";
import { basic } from "~/rules/registration/basic";
import { contact } from "~/rules/registration/contact";
import { unifiedIdeographs } from "~/rules/text/unified-ideographs";

const names = [
  ["radicals of the supplement and of Kangxi", "深圳市⻓⾦⽤品有限公司", "深圳市长金用品有限公司"],
  ["radicals of Kangxi", "⽯家庄⾼新⽔务有限公司", "石家庄高新水务有限公司"],
  ["radicals of the supplement", "⻘岛⻜⻰电⼦有限公司", "青岛飞龙电子有限公司"],
  ["a compatibility ideograph", "\u{f90a}星有限公司", "金星有限公司"],
  ["a variation selector", "葛\u{e0100}城有限公司", "葛城有限公司"],
] as const;

test.for(names)("a name with %s equals the name with ordinary characters", ([, copied, ordinary]) => {
  expect(unifiedIdeographs(copied)).toBe(ordinary);
  expect(companyKeys({ companyName: copied })).toEqual(companyKeys({ companyName: ordinary }));
  expect(isSameName(copied, ordinary)).toBe(true);
  expect(fold(copied)).toBe(fold(ordinary));
});

test.for([
  [basic, "companyName"],
  [basic, "legalRepresentative"],
  [basic, "shareholders[0].name"],
  [bank, "banks[0].accountName"],
  [contact, "contacts[0].name"],
] as const)("the form corrects %#: a name in %s", ([section, field]) => {
  expect(fieldFacts(section.fields, field).kind.normalise?.("⻘岛⻜⻰")).toBe("青岛飞龙");
});

test("a different company does not match", () => {
  expect(companyKeys({ companyName: "⻘岛⻜⻰电⼦有限公司" })).not.toEqual(
    companyKeys({ companyName: "岛电子有限公司" }),
  );
});

test("ordinary text stays unchanged", () => {
  for (const text of ["深圳市远航", "Zoë “李”", "ＡＢＣ", "☎️", "a\u{fe0f}"])
    expect(unifiedIdeographs(text)).toBe(text);
});
