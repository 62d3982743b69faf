import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer, Visitor } from "../faults/client";
import { draftOf, keepFile, type Registrant } from "../faults/registrant";
import { sectionIds } from "~/rules/registration/section-ids";
import { openSetup } from "./setup";

const setup = await openSetup();
afterAll(() => setup.close());
const { origin } = new URL(setup.url);
const files = "/hfle/public/gsrm/v1/isp/register/files";
const others = sectionIds.filter((section) => section !== "bank");
const secret = "只有注册人知道的名称";

let owner: Registrant;
let delegate: Visitor;
let file: { uuid: string; url: string };
beforeAll(async () => {
  owner = await setup.register();
  file = await keepFile(owner, origin);
  const attachments = [{ id: "first", type: "businessLicense", file: file.uuid, longTerm: "1" }];
  await owner.save("attachment", 0, { attachments });
  await owner.save("basic", 0, { legalRepresentative: secret });
  delegate = await setup.delegate(owner, "bank");
});

/** The refusal of a page, by the address of the page that states it. */
const refusalOf = ({ status, headers, text }: Answer) => {
  expect(text).not.toContain(secret);
  return [status, headers.location ?? headers["x-remix-redirect"] ?? ""];
};

test.each(others)("a colleague of the bank tab can neither read nor change the tab %s", async (section) => {
  const before = await owner.read(section);
  const refused = "/403?code=colleague.otherTab";
  expect(refusalOf(await delegate.get(`/register/${section}`))).toEqual([302, refused]);
  const data = `/register/${section}?_data=routes/registration/${section}`;
  expect(refusalOf(await delegate.get(data))).toEqual([204, refused]);
  expect((await draftOf(delegate).save(section, before.version, {})).status).toBe(403);
  const version = String(before.version);
  for (const intent of ["save", "continue", `detach:${file.url}`])
    expect(refusalOf(await delegate.post(`/register/${section}`, { version, intent }))).toEqual([302, refused]);
  expect(await owner.read(section)).toEqual(before);
});

test("the bank tab is theirs", async () => {
  expect((await delegate.get("/register/bank")).status).toBe(200);
  const { version } = await draftOf(delegate).read("bank");
  const banks = [{ id: "first", country: "CN", accountName: "由同事填写" }];
  expect((await draftOf(delegate).save("bank", version, { banks })).status).toBe(200);
  expect((await owner.read("bank")).values).toMatchObject({ banks: [{ accountName: "由同事填写" }] });
});

test("no file of another tab is accessible through any route", async () => {
  const url = encodeURIComponent(file.url);
  const tried = [
    await delegate.send({ path: `${files}/signedUrl?url=${url}` }),
    await delegate.send({ path: `${files}/${file.uuid}/file` }),
    await delegate.send({ method: "DELETE", path: `${files}/delete-by-url?url=${url}`, headers: { origin } }),
  ];
  for (const { status, text } of tried) {
    expect(status).toBe(403);
    expect(text).not.toContain("licence.pdf");
  }
  const signed = (await owner.browser.get(`/register/file?url=${url}`)).headers.location ?? "";
  expect((await owner.browser.get(signed)).status).toBe(200);
  expect((await delegate.get(signed)).status).toBe(403);
  expect(refusalOf(await delegate.get(`/register/file?url=${url}`))).toEqual([302, "/403?code=colleague.otherTab"]);
});

test("only the registrant invites, writes to purchasing, imports, submits and withdraws", async () => {
  const refused = [302, "/403?code=colleague.ownerOnly"];
  const posts = {
    "/register/colleagues": { intent: "invite", name: "Eve", email: "eve@elsewhere.example", sections: ["basic"] },
    "/register/questions": { section: "", text: "any text" },
    "/register/import": { intent: "check" },
    "/register/review": { intent: "submit" },
    "/register/returned": { intent: "keep" },
    "/register/withdraw": { reason: "any" },
  };
  for (const [path, form] of Object.entries(posts))
    expect([path, ...refusalOf(await delegate.post(path, form))]).toEqual([path, ...refused]);
  expect((await owner.browser.get("/register/colleagues")).text).not.toContain("eve@elsewhere.example");
  expect((await owner.browser.get("/register/basic")).status).toBe(200);
});
