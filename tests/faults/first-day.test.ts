import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { onboarding, review } from "~/contract";
import { startCompanyProvider } from "../support/company-provider";
import { codeIn } from "../support/emails";
import { startDocumentedNginx } from "../support/nginx";
import { documentedCommand, documentedSettings } from "../support/operations-page";
import { printedLinks } from "../support/operator";
import { emptyPostgres } from "../support/platform-engines";
import { s3Server } from "../support/platform-s3";
import { mailServer } from "../support/platform-smtp";
import { installForProduction, serverMachine } from "../support/production-install";
import { freePort } from "../support/server";
import { followed } from "../support/sign-in";
import { visitor, type Visitor } from "./client";
import { fillIn } from "./complete";
import { hasServer, look } from "./engines";
import { register } from "./registrant";

const waitOptions = { timeout: 30_000, interval: 50 };
const password = "a horse that flies at night";

/** The environment that docs/operations.md requires: services, proxy, and the folder of a production install. */
async function openServer() {
  const [mail, storage, database, install] = await Promise.all([
    mailServer(),
    s3Server(),
    emptyPostgres(),
    installForProduction(),
  ]);
  const ports = { tls: await freePort(), plain: await freePort() };
  const PORT = String(await freePort());
  const proxy = await startDocumentedNginx(ports, [`http://127.0.0.1:${PORT}`]);
  onTestFinished(async () => {
    await proxy.stop();
    await Promise.all([mail.close(), storage.close(), database.drop(), install.remove()]);
  });
  const company = await startCompanyProvider(proxy.url, { isSecure: true });
  onTestFinished(() => company.stop());
  const here = {
    ...company.settings,
    PUBLIC_ORIGIN: proxy.url,
    SESSION_SECRET: "a secret of the first day and long enough",
    DATABASE_URL: database.url,
    STORAGE_URL: `s3://KEY:SECRET@${storage.host}/bucket?tls=0`,
    SMTP_URL: mail.url,
  };
  const documented = documentedSettings();
  expect(Object.keys(documented)).toEqual(expect.arrayContaining(Object.keys(here)));
  const settings = { NODE_ENV: "production" as const, ...documented, ...here, PORT, STOP_DELAY_MS: "0" };
  const shell = { cwd: install.folder, env: { ...serverMachine, ...settings } };
  const emailsTo = (email: string) =>
    mail.received.filter(({ to }) => to.includes(email)).map(({ body }) => ({ to: email, raw: body }));
  return {
    url: proxy.url,
    company,
    database,
    emailsTo,
    newestCode: (email: string) => codeIn(emailsTo(email).at(-1)),
    /** Runs a documented command on the server and returns its output. */
    run: async (beginning: string) =>
      (await promisify(execFile)("sh", ["-c", documentedCommand(beginning)], shell)).stdout,
    /** Runs the portal with the documented command until the test ends. */
    async start() {
      // A separate process group, so that npm and the server end together.
      const child = spawn("sh", ["-c", documentedCommand("npm start")], { ...shell, stdio: "ignore", detached: true });
      const gone = once(child, "exit");
      onTestFinished(async () => {
        process.kill(-(child.pid ?? 0), "SIGTERM");
        await gone;
      });
      const isReady = async () => (await visitor(proxy.url).get("/readyz")).status === 200;
      await vi.waitUntil(() => isReady().catch(() => false), waitOptions);
    },
  };
}
type Server = Awaited<ReturnType<typeof openServer>>;

/** Opens the account behind a printed link, and signs in with the emailed code. */
async function join({ url, newestCode }: Server, link: string, email: string): Promise<Visitor> {
  const browser = visitor(url);
  const { pathname, search } = new URL(link);
  const joined = await browser.post(pathname + search, { password, repeat: password });
  expect(joined.status, joined.text.slice(0, 300)).toBeLessThan(400);
  const { path } = await followed(browser, "/workspace");
  await browser.post(path, { intent: "password", account: email, password });
  const code = await vi.waitUntil(() => newestCode(email), waitOptions);
  const { location = "" } = (await browser.post(path, { intent: "code", code })).headers;
  expect((await followed(browser, location)).path).toMatch(/^\/workspace/);
  return browser;
}

/** Opens the account behind a printed link by signing in with the company's own provider. */
async function joinAtCompany({ url, company }: Server, link: string): Promise<Visitor> {
  const browser = visitor(url);
  const { pathname, search } = new URL(link);
  const joined = await browser.post(pathname + search, { intent: "company" });
  expect(joined.headers.location, joined.text.slice(0, 300)).toContain(company.issuer);
  const there = visitor(company.issuer);
  let at = new URL(joined.headers.location ?? "");
  while (at.origin === company.issuer)
    at = new URL((await there.get(at.pathname + at.search)).headers.location ?? "", at);
  expect((await followed(browser, at.pathname + at.search)).path).toMatch(/^\/workspace/);
  return browser;
}

/** Registers and submits, as a supplier does. Returns the ID. */
async function submitRegistration(server: Server, email: string): Promise<string> {
  const registrant = await register(server.url, { email, newestCode: server.newestCode });
  await fillIn(registrant, server.url);
  const { text } = await registrant.browser.get("/register/review?_data=routes/registration/review");
  const { versions } = JSON.parse(text) as { versions: Record<string, number> };
  const form = Object.entries(versions).map(([section, version]): [string, string] => [section, String(version)]);
  expect((await registrant.browser.post("/register/review", form)).headers.location).toBe("/register/success");
  const [row] = await look(server.database.url, (db) => db.selectFrom("registration").select("id").execute());
  return row?.id ?? "";
}

test.runIf(hasServer)(
  "following docs/operations.md on an empty server results in a first approved supplier",
  { timeout: 240_000 },
  async () => {
    const server = await openServer();
    await server.start();
    const notes = async () =>
      (JSON.parse((await visitor(server.url).get("/readyz")).text) as { notes: string[] }).notes;
    expect(await notes()).toContain("reviewers.none");

    expect(await server.run("npm run mail:check")).toContain("accepted a test email");
    expect(server.emailsTo("you@company.example")).toHaveLength(1);

    // Before any reviewer exists.
    const supplier = "wang@yuanhang.example";
    const registrationId = await submitRegistration(server, supplier);

    const links = printedLinks(await server.run("npm run admin -- first"));
    expect(links.size).toBe(3);
    const [, chen, zhao] = [...links];
    const [, manager] = await Promise.all([
      join(server, chen?.[1] ?? "", chen?.[0] ?? ""),
      joinAtCompany(server, zhao?.[1] ?? ""),
    ]);
    expect(await notes()).not.toContain("reviewers.none");

    const file = await manager.get(review.file.path.replace("{registrationId}", registrationId));
    const { version } = JSON.parse(file.text) as { version: unknown };
    const decided = await manager.send({
      method: "POST",
      path: onboarding.decide.path.replace("{registrationId}", registrationId),
      headers: { origin: server.url, "content-type": "application/json" },
      body: JSON.stringify({ version, event: "approve", note: "Checked on site" }),
    });
    expect(decided.status, decided.text).toBe(200);
    // The code, the confirmation of receipt and the approval.
    await vi.waitUntil(() => server.emailsTo(supplier).length === 3, waitOptions);
  },
);
