import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { codeIn } from "../support/emails";
import { newFolder } from "../support/new-folder";
import { emptyPostgres } from "../support/platform-engines";
import { mailServer } from "../support/platform-smtp";
import { runAdmin } from "../support/operator";
import { noCodes, portalSecret, type RunningPortal, startPortal } from "../support/server";
import { signIn } from "../support/sign-in";
import { engines } from "./engines";
import { draftOf, keepFile, register } from "./registrant";
import { visitor } from "./client";

const mail = await mailServer();
afterAll(() => mail.close());
const newestCode = (email: string) =>
  codeIn(
    mail.received
      .filter(({ to }) => to.includes(email))
      .map(({ body }) => ({ to: email, raw: body }))
      .at(-1),
  );

/** Saves one section again and again until `stop` is called, which returns the number of acknowledged saves. */
function keepSaving({ save, read }: ReturnType<typeof draftOf>) {
  const stopping = new AbortController();
  const saving = (async () => {
    let acknowledged = 0;
    let { version, values } = await read("contact");
    while (!stopping.signal.aborted) {
      const answer = await save("contact", version, { ...values, contacts: [{ name: `Wang ${acknowledged}` }] });
      if (!answer.saved) continue;
      ({ version, values } = answer.saved);
      acknowledged += 1;
    }
    return acknowledged;
  })();
  return {
    stop() {
      stopping.abort();
      return saving;
    },
  };
}

describe.each(engines)("an operator's drill on $name", (engine) => {
  test("a portal is backed up while people save, destroyed, and restored elsewhere with answers, files and accounts", async () => {
    const database = await engine.make();
    const settings = { ...noCodes, SMTP_URL: mail.url, DATABASE_URL: database.url };
    const portal = await startPortal(settings);
    const registrant = await register(portal.url, { newestCode });
    const { url: file } = await keepFile(registrant, portal.url);
    const folder = `${await newFolder()}/backup`;
    const saver = keepSaving(registrant);
    const first = await registrant.save("basic", (await registrant.read("basic")).version, { companyName: "远航" });
    expect(first.status).toBe(200);
    const output = await runAdmin(placesOf(portal, database.url), "backup", folder);
    expect(output).toMatch(/^The backup is in .*: the database and \d+ files\.$/m);
    expect(await saver.stop()).toBeGreaterThan(0);
    await portal.stop();
    await database.drop();

    const elsewhere = engine.name === "SQLite" ? { url: `file:${await newFolder()}/portal.db` } : await emptyPostgres();
    const STORAGE_URL = `file:${await newFolder()}/files`;
    const places = { DEMO: "1", DATABASE_URL: elsewhere.url, STORAGE_URL, SESSION_SECRET: portalSecret };
    expect(await runAdmin(places, "restore", folder)).toMatch(/^The data is complete\.$/m);
    const restored = await startPortal({ ...settings, ...places });
    onTestFinished(() => restored.stop());
    if ("drop" in elsewhere) onTestFinished(() => elsewhere.drop());

    const browser = visitor(restored.url, {}, registrant.browser.jar);
    expect((await draftOf(browser).read("basic")).values).toMatchObject({ companyName: "远航" });
    const signed = await browser.get(file.replace(/content\/.*/, `signedUrl?url=${encodeURIComponent(file)}`));
    const opened = await browser.get(signed.text);
    expect([opened.status, opened.text.slice(0, 5)]).toEqual([200, "%PDF-"]);
    const buyer = visitor(restored.url);
    expect((await signIn(buyer, "buyer")).status).toBe(200);
  });
});

const placesOf = ({ folder }: RunningPortal, databaseUrl: string) => ({
  DEMO: "1",
  DATABASE_URL: databaseUrl,
  STORAGE_URL: `file:${folder}/files`,
  SESSION_SECRET: portalSecret,
});
