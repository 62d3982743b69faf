import { describe, expect, onTestFinished, test } from "vitest";
import { startPortal, wrongClock } from "../support/server";
import { ask } from "./client";
import { engines, look } from "./engines";

const twoDays = 49 * 3600;

describe.each(engines)("on $name", (engine) => {
  test("a process whose clock is 49 hours ahead is not ready, and schedules no job for the day after tomorrow", async () => {
    const database = await engine.make();
    onTestFinished(() => database.drop());
    const portal = await startPortal({ DATABASE_URL: database.url, ...wrongClock(twoDays) });
    onTestFinished(() => portal.stop());

    const readiness = await ask(portal.url, { path: "/readyz" });
    expect([readiness.status, JSON.parse(readiness.text)]).toMatchObject([503, { ok: false, degraded: ["clock"] }]);
    const jobs = () => look(database.url, (db) => db.selectFrom("job").select(["name", "due_at"]).execute());
    await expect.poll(async () => (await jobs()).map(({ name }) => name), { timeout: 20_000 }).toContain("sweep");
    for (const { name, due_at } of await jobs()) expect(Date.parse(due_at), name).toBeLessThan(Date.now() + 3_660_000);
  });
});
