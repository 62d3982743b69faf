import { afterAll, expect, onTestFinished, test } from "vitest";
import { codeIn, startMailServer } from "../support/emails";
import { startPortal } from "../support/server";
import { register } from "./registrant";

type Line = { event: string; requestId?: string; actor?: string; [field: string]: unknown };
const mail = await startMailServer();
afterAll(() => mail.stop());

/** The JSON lines of a portal's log, without its greeting. */
const linesOf = (output: string): Line[] =>
  output
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Line);

test("a request's log line names the actor and the route, and shares its ID with the base API's lines; the browser sees neither", async () => {
  const portal = await startPortal({ SMTP_URL: mail.url });
  onTestFinished(() => portal.stop());
  const newestCode = (email: string) => codeIn(mail.emailsTo(email).at(-1));
  const registrant = await register(portal.url, { newestCode });
  const { browser, email } = registrant;
  const page = await browser.get("/register/basic");
  const data = await registrant.save("basic", 0, { companyName: "远航精密" });
  await registrant.read("basic");
  const refused = await browser.post("/register/start", { intent: "send", name: "王芳", email, mark: "forged" });
  for (const { headers } of [page, refused]) expect(Object.keys(headers)).not.toContain("x-actor");
  expect(data.status).toBe(200);

  const isRegistrants = ({ route, actor }: Line) => route === "routes/registration/basic" && actor !== undefined;
  // A request's line is written after its response.
  await expect.poll(() => linesOf(portal.output()).filter(isRegistrants)).toHaveLength(2);
  const lines = linesOf(portal.output());
  for (const { time } of lines) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const opened = lines.find(({ event }) => event === "session_created");
  expect(opened?.actor).toMatch(/^[\w-]{12}$/);
  const { actor } = opened ?? {};
  const started = lines.find(({ event, requestId }) => event === "request" && requestId === opened?.requestId);
  expect(started).toMatchObject({ method: "POST", path: "/register/start", actor });
  const requests = lines.filter(({ event }) => event === "request");
  expect(requests).toContainEqual(
    expect.objectContaining({ path: "/register/basic", route: "routes/registration/basic", actor, status: 200 }),
  );
  expect(requests).toContainEqual(expect.objectContaining({ path: "/register/basic/autosave", actor, status: 200 }));
  expect(lines.filter(isRegistrants).map((line) => line.actor)).toEqual([actor, actor]);
  for (const secret of [email, "远航精密", "王芳", newestCode(email) ?? "-", ...browser.jar.values()])
    expect(portal.output()).not.toContain(secret);
});

test("an unknown path or method gets an error response and logs no error", async () => {
  const portal = await startPortal({ SMTP_URL: mail.url });
  onTestFinished(() => portal.stop());
  const ask = async (path: string, init?: RequestInit) => (await fetch(portal.url + path, init)).status;
  const asked = { method: "POST", headers: { origin: portal.url }, body: new URLSearchParams({ name: "王芳" }) };
  expect(await ask("/home", asked)).toBe(405);
  expect(await ask("/home?_data=routes%2Fhome%2Fhome", asked)).toBe(405);
  expect(await ask("/home?_data=routes%2Fnowhere")).toBe(403);
  expect(await ask("/workspace/messages", asked)).toBe(405);
  const events = () => linesOf(portal.output()).map(({ event }) => event);
  // A request's line is written after its response; an error's line would come before it.
  await expect.poll(() => events().filter((event) => event === "request")).toHaveLength(4);
  expect(events()).not.toContain("unexpected");
});

test("an error page shows, in both languages, the number that its request has in the log", async () => {
  const portal = await startPortal({ SMTP_URL: mail.url });
  onTestFinished(() => portal.stop());
  for (const [language, words] of Object.entries({ zh: "请求编号", en: "request number" }))
    for (const status of [500, 503]) {
      const path = status === 503 ? "/500?status=503" : "/500";
      const answer = await fetch(portal.url + path, { headers: { "accept-language": language } });
      expect(answer.status).toBe(status);
      const page = await answer.text();
      expect(page).toContain(words);
      const number = /<code[^>]*>([\w-]{36})<\/code>/.exec(page)?.[1] ?? "-";
      // A request's line is written after its response.
      await expect
        .poll(() => linesOf(portal.output()).find(({ requestId }) => requestId === number))
        .toMatchObject({ event: "request", path: "/500", status });
    }
});
