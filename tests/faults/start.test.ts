import { readFile } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { followed, signIn } from "../support/sign-in";
import { visitor } from "./client";
import { noCodes, startPortal } from "../support/server";

/** The output of a portal that fails to start, without the line added by the test. */
const printed = (settings: Record<string, string>) =>
  startPortal(settings).then(
    () => "it started",
    (error: Error) => error.message.split("\n").slice(1).join("\n").trim(),
  );

test("an invalid setting is reported by name, without a stack trace", async () => {
  expect(await printed({ SESSION_SECRET: "short", PORT: "70000" })).toBe(
    [
      "The settings do not allow a start:",
      "  PORT: Too big: expected number to be <=65535",
      "  SESSION_SECRET: each secret needs at least 32 characters",
      "docs/settings.md explains each of them.",
    ].join("\n"),
  );
});

test("a port in use is reported with another one to try", async () => {
  const portal = await startPortal();
  onTestFinished(() => portal.stop());
  const port = new URL(portal.url).port;
  expect(await printed({ PORT: port })).toContain(
    `Something else listens at 127.0.0.1:${port} already.\nEnd it, or start on another port: PORT=${Number(port) + 1} npm start`,
  );
});

test("the log, the readiness endpoint and a super admin's pages show the build version", async () => {
  const portal = await startPortal({ ...noCodes, LOG_LEVEL: "info" });
  onTestFinished(() => portal.stop());
  const version = await readFile("build/version", "utf8");
  expect(version).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{8}$/);
  expect(portal.output()).toContain(`"event":"started","version":"${version}"`);
  const { text } = await visitor(portal.url).get("/readyz");
  expect(JSON.parse(text)).toMatchObject({ ok: true, version });
  const named = async (account: string) => {
    const browser = visitor(portal.url);
    await signIn(browser, account);
    return (await followed(browser, "/workspace")).answer.headers["x-portal-version"];
  };
  expect(await named("admin")).toBe(version);
  expect(await named("buyer")).toBeUndefined();
});
