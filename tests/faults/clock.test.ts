import { describe, expect, onTestFinished, test } from "vitest";
import { startPortal, wrongClock } from "../support/server";
import { ask } from "./client";
import { engines, look } from "./engines";

const twoDays = 49 * 3600;

describe.each(engines)("on $name", (engine) => {
  test("a process whose clock is 49 hours ahead is not ready, and leaves no job for the day after tomorrow", async () => {
    const database = await engine.make();
    onTestFinished(() => database.drop());
    const portal = await startPortal({ DATABASE_URL: database.url, ...wrongClock(twoDays) });
    onTestFinished(() => portal.stop());

    const readiness = await ask(portal.url, { path: "/readyz" });
    expect([readiness.status, JSON.parse(readiness.text)]).toEqual([503, { ok: false, degraded: ["clock"] }]);
    await expect
      .poll(() => look(database.url, (db) => db.selectFrom("job").select("due_at").execute()), { timeout: 20_000 })
      .toHaveLength(1);
    const [job] = await look(database.url, (db) => db.selectFrom("job").select("due_at").execute());
    expect(Date.parse(job?.due_at ?? "")).toBeLessThan(Date.now() + 3_600_000);
  });
});
