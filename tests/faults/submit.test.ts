import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { codeIn } from "../support/emails";
import { mailServer } from "../support/platform-smtp";
import { freePort, startPortal } from "../support/server";
import { fillIn } from "./complete";
import { engines, look } from "./engines";
import { type Registrant, register } from "./registrant";

const waitOptions = { timeout: 20_000, interval: 25 };
const mail = await mailServer();
afterAll(() => mail.close());

const newestCode = (email: string) => codeIn(emailsTo(email).at(-1));
const emailsTo = (email: string) =>
  mail.received.filter(({ to }) => to.includes(email)).map(({ body }) => ({ to: email, raw: body }));
/** Not counting the email with the code. */
const confirmationsTo = (email: string) => emailsTo(email).length - 1;

/** The form data of the review page: the version of each section, or nothing after submission. */
async function versionsOf({ browser }: Registrant): Promise<Record<string, string>> {
  const { text } = await browser.get("/register/review?_data=routes/registration/review");
  const { versions = {} } = (text ? JSON.parse(text) : {}) as { versions?: Record<string, number> };
  return Object.fromEntries(Object.entries(versions).map(([section, version]) => [section, String(version)]));
}
const submit = async (registrant: Registrant) =>
  registrant.browser.post("/register/review", await versionsOf(registrant));
const numberOf = async ({ browser }: Registrant) => {
  const { text } = await browser.get("/register/success?_data=routes/registration/success");
  return (JSON.parse(text) as { number: string }).number;
};
const outboxOf = (url: string) =>
  look(url, (db) =>
    db.selectFrom("outbox").select(["state", "attempts"]).where("kind", "=", "registration.received").execute(),
  );

/** Whether sending the email was attempted and is not in progress right now. */
const hasTriedInVain = async (url: string) =>
  (await look(url, (db) =>
    db
      .selectFrom("outbox")
      .select("id")
      .where("kind", "=", "registration.received")
      .where("attempts", ">", 0)
      .where("leased_until", "is", null)
      .executeTakeFirst(),
  )) !== undefined;

describe.each(engines)("on $name", (engine) => {
  test("twenty simultaneous submits of one registration give one number, one email and twenty equal responses", async () => {
    const database = await engine.make();
    onTestFinished(() => database.drop());
    const portal = await startPortal({ SMTP_URL: mail.url, DATABASE_URL: database.url });
    onTestFinished(() => portal.kill());
    const registrant = await register(portal.url, { newestCode });
    await fillIn(registrant, portal.url);
    const numbers = () =>
      look(database.url, (db) =>
        db.selectFrom("registration").select("number").where("number", "is not", null).execute(),
      );
    const before = await numbers();

    const versions = await versionsOf(registrant);
    const submits = Array.from({ length: 20 }, () => registrant.browser.post("/register/review", versions));
    const answers = await Promise.all(submits);

    expect(answers.map(({ status, headers }) => `${status} ${headers.location}`)).toEqual(
      answers.map(() => "303 /register/success"),
    );
    const number = await numberOf(registrant);
    expect((await submit(registrant)).headers.location).toBe("/register/success");
    expect(await numberOf(registrant)).toBe(number);
    await vi.waitUntil(() => confirmationsTo(registrant.email) > 0, waitOptions);
    // A stopping portal first finishes sending its current emails.
    await portal.stop();
    expect(confirmationsTo(registrant.email)).toBe(1);
    expect(await outboxOf(database.url)).toEqual([{ state: "sent", attempts: 1 }]);
    expect(await numbers()).toHaveLength(before.length + 1);
    expect(await numbers()).toContainEqual({ number });
  });

  test("a portal killed after a submission and before its email was accepted sends that email once", async () => {
    const database = await engine.make();
    onTestFinished(() => database.drop());
    const settings = { SMTP_URL: mail.url, DATABASE_URL: database.url, PORT: String(await freePort()) };
    const portal = await startPortal(settings);
    onTestFinished(() => portal.kill());
    const registrant = await register(portal.url, { newestCode });
    await fillIn(registrant, portal.url);

    mail.set("busy421");
    expect((await submit(registrant)).headers.location).toBe("/register/success");
    // An email that a killed process was sending stays locked for five minutes, so this test waits for one pending its next
    // attempt.
    await vi.waitUntil(() => hasTriedInVain(database.url), waitOptions);
    await portal.kill("SIGKILL");
    expect(confirmationsTo(registrant.email)).toBe(0);

    mail.set("up");
    const restarted = await startPortal({ ...settings, FOLDER: portal.folder });
    await vi.waitUntil(() => confirmationsTo(registrant.email) > 0, waitOptions);
    await restarted.stop();
    expect(confirmationsTo(registrant.email)).toBe(1);
    expect((await outboxOf(database.url)).map(({ state }) => state)).toEqual(["sent"]);
  });
});
