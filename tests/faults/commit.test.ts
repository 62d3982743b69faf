import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { onboarding, review } from "~/contract";
import { type FaultyProxy, startProxy } from "../support/faulty-proxy";
import { demoInPostgres } from "../support/platform-engines";
import { mailServer } from "../support/platform-smtp";
import { freePort, type RunningPortal, startPortal } from "../support/server";
import { signIn } from "../support/sign-in";
import { type Visitor, visitor } from "./client";
import { codeIn } from "../support/emails";
import { fillIn } from "./complete";
import { hasServer, look } from "./engines";
import { type Registrant, register } from "./registrant";

const waitOptions = { timeout: 20_000, interval: 25 };
const mail = await mailServer();
afterAll(() => mail.close());
const emailsTo = (email: string) =>
  mail.received.filter(({ to }) => to.includes(email)).map(({ body }) => ({ to: email, raw: body }));
const newestCode = (email: string) => codeIn(emailsTo(email).at(-1));

/** The portal dies either before PostgreSQL receives a commit, or before the portal learns that it succeeded. */
describe.runIf(hasServer).each(["before", "after"] as const)("a portal killed just %s a commit", (side) => {
  let wire: FaultyProxy;
  let database: Awaited<ReturnType<typeof demoInPostgres>>;
  let settings: Record<string, string>;
  let portal: RunningPortal;
  let registrant: Registrant;

  beforeEach(async () => {
    database = await demoInPostgres();
    wire = await startProxy(Number(new URL(database.url).port || 5432));
    const behind = Object.assign(new URL(database.url), { port: String(wire.port), hostname: "127.0.0.1" }).href;
    settings = {
      DATABASE_URL: behind,
      SMTP_URL: mail.url,
      PORT: String(await freePort()),
      LOGIN_CODE_FROM: "2999-01-01",
      LOG_LEVEL: "silent",
    };
    portal = await startPortal(settings);
    registrant = await register(portal.url, { newestCode });
    await fillIn(registrant, portal.url);
    return async () => {
      await portal.stop();
      await wire.stop();
      await database.drop();
    };
  });

  /** Runs `work`, kills the portal at its commit, and starts it again. */
  async function killAtCommit(work: () => Promise<unknown>) {
    const isThere = wire.freezeAtCommit(side, "stage_history");
    // It must not get a response: the portal dies first.
    const working = work().then(
      (answer) => Promise.reject(new Error(`answered: ${JSON.stringify(answer)}`)),
      () => undefined,
    );
    await Promise.race([isThere, working.then(() => Promise.reject(new Error("failed before its commit")))]);
    await portal.kill("SIGKILL");
    await working;
    wire.cut();
    wire.thaw();
    portal = await startPortal({ ...settings, FOLDER: portal.folder });
  }

  async function submit(): Promise<number> {
    const { text } = await registrant.browser.get("/register/review?_data=routes/registration/review");
    const { versions = {} } = (text ? JSON.parse(text) : {}) as { versions?: Record<string, number> };
    const form = Object.entries(versions).map(([section, version]): [string, string] => [section, String(version)]);
    return (await registrant.browser.post("/register/review", form)).status;
  }

  const registrations = () =>
    look(database.url, (db) =>
      db
        .selectFrom("registration")
        .innerJoin("registration_session", "registration_session.registration_id", "registration.id")
        .select(["registration.id", "state", "number"])
        .distinct()
        .execute(),
    );
  const emails = (kind: string) =>
    look(database.url, async (db) => {
      const rows = await db.selectFrom("outbox").select("state").where("kind", "=", kind).execute();
      return rows.map(({ state }) => state);
    });

  test("during a submission has submitted the registration once or not at all, and sends its email as many times", async () => {
    await killAtCommit(submit);
    const [first] = await registrations();
    expect(first?.state).toBe(side === "after" ? "preliminaryReview" : "filling");
    expect(await emails("registration.received")).toHaveLength(side === "after" ? 1 : 0);

    expect(await submit()).toBe(303);
    const [again, ...others] = await registrations();
    expect(again).toMatchObject({ state: "preliminaryReview", number: first?.number ?? expect.any(String) });
    expect(others).toEqual([]);
    await vi.waitUntil(async () => (await emails("registration.received")).join() === "sent", waitOptions);
  });

  test("during an approval has approved once or not at all, and created one supplier", async () => {
    await submit();
    const [submitted] = await registrations();
    const registrationId = submitted?.id ?? "";
    const buyer = visitor(portal.url);
    onTestFinished(() => buyer.jar.clear());
    await signIn(buyer, "buyer");
    await killAtCommit(() => approve(buyer, registrationId));
    const suppliers = () =>
      look(database.url, (db) =>
        db.selectFrom("tenant").select("supplier_code").where("registration_id", "=", registrationId).execute(),
      );
    const state = async () => (await registrations())[0]?.state;
    expect(await state()).toBe(side === "after" ? "newlyRegistered" : "preliminaryReview");
    expect(await suppliers()).toHaveLength(side === "after" ? 1 : 0);

    expect((await approve(buyer, registrationId)).status).toBe(side === "after" ? 409 : 200);
    expect(await state()).toBe("newlyRegistered");
    expect(await suppliers()).toHaveLength(1);
    await vi.waitUntil(() => emailsTo(registrant.email).length === 3, waitOptions);
  });

  async function approve(buyer: Visitor, registrationId: string) {
    const { text } = await buyer.get(review.file.path.replace("{registrationId}", registrationId));
    const { version } = JSON.parse(text) as { version: unknown };
    return buyer.send({
      method: "POST",
      path: onboarding.decide.path.replace("{registrationId}", registrationId),
      headers: { origin: new URL(portal.url).origin, "content-type": "application/json" },
      body: JSON.stringify({ version, event: "approve", note: "Checked on site" }),
    });
  }
});
