import { readFile } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { freePort, startPortal } from "../support/server";
import { visitor } from "./client";
import { engines } from "./engines";

/** Starts a portal with metrics enabled. `read` returns the value of each metric by its name with labels. */
async function startMeasured(settings: Record<string, string> = {}, ...args: string[]) {
  const port = String(await freePort());
  const portal = await startPortal({ METRICS_PORT: port, ...settings }, ...args);
  onTestFinished(() => portal.stop());
  async function read() {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get("content-type")).toContain("text/plain");
    const lines = (await answer.text()).split("\n").filter((line) => line && !line.startsWith("#"));
    return new Map(
      lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ")))]),
    );
  }
  return { ...portal, port, read };
}

const namesIn = (text: string) => new Set(text.match(/\b(?:portal|nodejs|process)_\w+/g));
const base = (name: string) => name.replace(/_(?:bucket|sum|count)$/, "");

test.each(engines)("requests, messages and jobs are measured on a separate port, on $name", async (engine) => {
  const database = await engine.make();
  onTestFinished(() => database.drop());
  const portal = await startMeasured({ DATABASE_URL: database.url });
  const browser = visitor(portal.url);
  expect((await browser.get("/home")).status).toBe(200);
  expect((await browser.get("/metrics")).text).not.toContain("portal_");
  expect((await fetch(`http://127.0.0.1:${portal.port}/home`)).status).toBe(404);

  const metrics = await portal.read();
  expect(metrics.get('portal_request_seconds_count{method="GET",route="routes/home/home",status="200"}')).toBe(1);
  expect(metrics.get("portal_base_api_up")).toBe(1);
  expect(metrics.get('portal_messages{channel="mail",state="queued"}')).toBeGreaterThanOrEqual(0);
  expect(metrics.get('portal_job_failures{job="remindOfDocuments"}') ?? 0).toBe(0);
  expect([...metrics.keys()].some((name) => name.startsWith("portal_database_connections"))).toBe(
    engine.name !== "SQLite",
  );
});

test("input from a client never creates a new label", async () => {
  const portal = await startMeasured();
  const browser = visitor(portal.url);
  for (const path of ["/nobody/at/13800138000", "/register/wang@acme.example", "/%E4%BC%81"]) await browser.get(path);
  await fetch(`${portal.url}/home`, { method: "PURGE" });
  const names = [...(await portal.read()).keys()].join("\n");
  expect(names).not.toMatch(/13800138000|acme|%E4|PURGE/);
});

test("a standalone base API measures its calls, and the portal in front of it reports whether it is up", async () => {
  const settings = { SESSION_SECRET: "one secret for both of them and long enough" };
  const baseApi = await startMeasured(settings, "base-api");
  const portal = await startMeasured({ ...settings, BASE_API_URL: baseApi.url });
  expect((await visitor(portal.url).get("/home")).status).toBe(200);
  const calls = [...(await baseApi.read()).keys()].filter((name) => name.startsWith("portal_request_seconds_count"));
  expect(calls.join("\n")).toMatch(/route="\/\w+/);
  expect((await portal.read()).get("portal_base_api_up")).toBe(1);
  await baseApi.kill();
  expect((await portal.read()).get("portal_base_api_up")).toBe(0);
});

test("alerts and dashboard use only existing metrics, and every alert has instructions and a test", async () => {
  const portal = await startMeasured();
  await visitor(portal.url).get("/home");
  const documented = await readFile("docs/monitoring/README.md", "utf8");
  const alerts = await readFile("docs/monitoring/alerts.yml", "utf8");
  const dashboard = await readFile("docs/monitoring/dashboard.json", "utf8");
  // Including those without a value here: there is no PostgreSQL, no job has ended, and nothing was written externally.
  const text = await (await fetch(`http://127.0.0.1:${portal.port}/metrics`)).text();
  const served = new Set([...text.matchAll(/^# HELP (\w+)/gm)].map(([, name]) => name));
  const named = [...namesIn(alerts), ...namesIn(dashboard)].map(base);
  expect(named.filter((name) => !served.has(name))).toEqual([]);
  const own = [...served].filter((name) => name?.startsWith("portal_"));
  expect(own.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
  const ruleTests = await readFile("docs/monitoring/alerts.test.yml", "utf8");
  const names = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  expect(names.filter((name) => !ruleTests.includes(`name: ${name} fires\n`))).toEqual([]);
  expect([...namesIn(ruleTests)].map(base).filter((name) => !served.has(name))).toEqual([]);
  const headings = names.map((name) => `### ${name}\n`);
  expect(headings.filter((heading) => !documented.includes(heading))).toEqual([]);
});
