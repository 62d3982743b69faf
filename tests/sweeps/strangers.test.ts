import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { visitor } from "../faults/client";
import { draftOf, keepFile, type Registrant } from "../faults/registrant";
import { openSetup } from "./setup";

const setup = await openSetup();
afterAll(() => setup.close());
const { origin } = new URL(setup.url);
const files = "/hfle/public/gsrm/v1/isp/register/files";

let owner: Registrant;
let other: Registrant;
let file: { uuid: string; url: string };
beforeAll(async () => {
  owner = await setup.register();
  other = await setup.register();
  file = await keepFile(owner, origin);
  const attachments = [{ id: "first", type: "businessLicense", file: file.uuid, longTerm: "1" }];
  await owner.save("attachment", 0, { attachments });
});

test("another registrant's file is not accessible through any route", async () => {
  const url = encodeURIComponent(file.url);
  const asked = [
    await other.browser.send({ path: `${files}/signedUrl?url=${url}` }),
    await other.browser.send({ path: `${files}/${file.uuid}/file` }),
    await other.browser.send({ method: "DELETE", path: `${files}/delete-by-url?url=${url}`, headers: { origin } }),
    await other.browser.post("/register/attachment", { version: "0", intent: `detach:${file.url}` }),
  ];
  for (const { status, text } of asked) {
    expect(["404", "200 []"]).toContain(status === 200 ? `200 ${text}` : String(status));
    expect(text).not.toContain("licence.pdf");
  }
  const opening = async (address: string) => {
    const { status, headers } = await other.browser.get(`/register/file?url=${encodeURIComponent(address)}`);
    return [status, headers.location];
  };
  const refused = await opening(file.url);
  expect(refused).toEqual([303, "/register/review"]);
  expect(await opening("/no/such/file")).toEqual(refused);
  await expect(keepFileUnder(other, file.uuid)).resolves.toBe(404);
  expect((await filesUnder(owner)).length).toBe(1);
});

test("the signed URL of another registrant's file works for its owner only", async () => {
  const signed = (await owner.browser.get(`/register/file?url=${encodeURIComponent(file.url)}`)).headers.location ?? "";
  expect((await owner.browser.get(signed)).status).toBe(200);
  expect((await other.browser.get(signed)).status).toBe(404);
  expect((await visitor(setup.url).get(signed)).status).toBe(401);
  expect(
    (await owner.browser.get(signed.replace(/(?<=signature=)./, (first) => (first === "A" ? "B" : "A")))).status,
  ).toBe(403);
});

test("a guessed, modified or expired token opens nothing", async () => {
  const token = owner.browser.jar.get("registration") ?? "";
  const guesses = [
    ...Array.from({ length: 50 }, () =>
      Buffer.from(JSON.stringify(randomBytes(32).toString("base64url"))).toString("base64"),
    ),
    token.replace(/.{4}$/, "AAAA"),
    token.slice(0, -4),
    `${token}A`,
    "%7B%7D",
    "__proto__",
    "eyJfX3Byb3RvX18iOnsiYSI6MX19",
    "",
  ];
  for (const guess of guesses) {
    const thief = visitor(setup.url, { cookie: `registration=${guess}` });
    const answer = await thief.get("/register/basic?_data=routes/registration/basic");
    expect([204, 401]).toContain(answer.status);
    expect(answer.text).toBe("");
    expect((await draftOf(thief).save("contact", 0, { contacts: [] })).status).toBe(401);
  }
});

test("a draft belongs to its token: the same section of two registrants is stored separately", async () => {
  expect((await owner.save("contact", 0, { contacts: [{ id: "first", name: "王芳" }] })).status).toBe(200);
  expect((await other.read("contact")).version).toBe(0);
  expect((await other.save("contact", 0, { contacts: [{ id: "first", name: "李雷" }] })).status).toBe(200);
  expect((await owner.read("contact")).values).toEqual({ contacts: [{ id: "first", name: "王芳" }] });
});

test("after leaving, the old cookie no longer works", async () => {
  const { browser } = await setup.register();
  const token = browser.jar.get("registration") ?? "";
  await browser.post("/register/leave", {});
  const returning = visitor(setup.url, { cookie: `registration=${token}` });
  expect((await returning.get("/register/basic")).headers.location).toBe("/register/start?to=%2Fregister%2Fbasic");
});

async function filesUnder({ browser }: Registrant): Promise<unknown[]> {
  return JSON.parse((await browser.get(`${files}/${file.uuid}/file`)).text) as unknown[];
}

/** Tries to upload a file under another registrant's UUID; returns the status. */
async function keepFileUnder({ browser }: Registrant, uuid: string): Promise<number> {
  const form = new FormData();
  form.set("attachmentUUID", uuid);
  form.set("file", new File(["%PDF-1.7\n\n%%EOF\n"], "other.pdf"));
  const posted = new Request("http://form.invalid", { method: "POST", body: form });
  const { status } = await browser.send({
    method: "POST",
    path: `${files}/attachment/multipart`,
    headers: { origin, "content-type": posted.headers.get("content-type") ?? "" },
    body: new Uint8Array(await posted.arrayBuffer()),
  });
  return status;
}
