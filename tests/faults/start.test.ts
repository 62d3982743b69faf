import { expect, onTestFinished, test } from "vitest";
import { startPortal } from "../support/server";

/** What a portal prints that does not start, but for the line in which the test says so. */
const printed = (settings: Record<string, string>) =>
  startPortal(settings).then(
    () => "it started",
    (error: Error) => error.message.split("\n").slice(1).join("\n").trim(),
  );

test("a wrong setting is told in the lines that name it, without a stack", async () => {
  expect(await printed({ SESSION_SECRET: "short", PORT: "70000" })).toBe(
    [
      "The settings do not allow a start:",
      "  PORT: Too big: expected number to be <=65535",
      "  SESSION_SECRET: each secret needs at least 32 characters",
      "docs/settings.md explains each of them.",
    ].join("\n"),
  );
});

test("a port that is in use is told, with another one to try", async () => {
  const portal = await startPortal();
  onTestFinished(() => portal.stop());
  const port = new URL(portal.url).port;
  expect(await printed({ PORT: port })).toContain(
    `Something else listens at 127.0.0.1:${port} already.\nEnd it, or start on another port: PORT=${Number(port) + 1} npm start`,
  );
});
