import { setTimeout as after } from "node:timers/promises";
import { type Visitor, visitor } from "../faults/client.ts";

/** Registers through the portal's own forms, with the code from the demo mailbox. */
export async function enter(url: string): Promise<Visitor> {
  const browser = visitor(url);
  const email = `bench-${process.pid}-${Date.now()}@acme.example`;
  await browser.post("/register", { country: "CN", consentAgreementFlag: "1" });
  const mark = /name="mark" value="([^"]+)"/.exec((await browser.get("/register/start")).text)?.[1] ?? "";
  // A form submitted sooner counts as a robot's.
  await after(2100);
  await browser.post("/register/start", { intent: "send", name: "王芳", email, mark });
  const { emails } = JSON.parse((await browser.get("/dev/mailbox?_data=routes/dev/mailbox")).text) as {
    emails: { to: string; text: string }[];
  };
  const code = /^\d{6}$/m.exec(emails.find(({ to }) => to === email)?.text ?? "")?.[0] ?? "";
  const started = await browser.post("/register/start", { intent: "start", name: "王芳", email, code, mark });
  if (started.status !== 303) throw new Error(`The portal did not let the benchmark in: ${started.status}`);
  return browser;
}

/** The posted fields of the basic tab, with new content for each version. */
export function basicForm(version: number): [string, string][] {
  return [
    ["companyName", `深圳市安科精密有限公司 ${version}`],
    ["companyEnglishName", "Shenzhen Acme Precision Co., Ltd."],
    ["companyType", "manufacturer"],
    ["recommendsNewTechnology", "yes"],
    ["registeredCountry", "CN"],
    ["registeredProvince", "440000"],
    ["registeredCity", "440300"],
    ["registeredDetail", "南山区科技园南路 18 号"],
    ["registeredPostcode", "518057"],
    ["officeSameAsRegistered", "1"],
    ["unifiedCreditCode", "91310110666007217T"],
    ["duns", "123456789"],
    ["smeId", "无"],
    ["listed", "no"],
    ["taxpayerQualification", "general"],
    ["registeredCapital", "10000000"],
    ["capitalCurrency", "CNY"],
    ["establishedOn", "2012-05-20"],
    ["operatingLongTerm", "1"],
    ["legalRepresentative", "王芳"],
    ["businessScope", "精密结构件的研发、生产和销售"],
    ["shareholders[0].id", "first"],
    ["shareholders[0].name", "王芳"],
    ["shareholders[0].type", "person"],
    ["shareholders[0].identityId", "110101199003070011"],
    ["version", String(version)],
  ];
}
