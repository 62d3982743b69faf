import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { describeBaseApi } from "~/contract/openapi/document";

type Problem = { ruleId: string; severity: string; message: string; location: { pointer?: string }[] };

const require = createRequire(import.meta.url);
const redocly = path.join(path.dirname(require.resolve("@redocly/cli/package.json")), "bin", "cli.js");
const config = path.resolve("tests/unit/contract/redocly.yaml");

/** The problems Redocly finds in a document, one per line. */
async function problemsIn(document: object): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "openapi-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, "openapi.json");
  await writeFile(file, JSON.stringify(document));
  const child = spawn(
    process.execPath,
    [redocly, "lint", file, "--config", config, "--format", "json", "--max-problems", "1000"],
    { env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" } },
  );
  let printed = "";
  child.stdout.on("data", (piece) => (printed += String(piece)));
  await once(child, "close");
  const { problems } = JSON.parse(printed) as { problems: Problem[] };
  return problems.map(({ severity, ruleId, message, location }) =>
    [severity, ruleId, location[0]?.pointer, message].join(" "),
  );
}

test("Redocly finds no errors and no warnings in the document", async () => {
  expect(await problemsIn(describeBaseApi())).toEqual([]);
});

test("Redocly detects a missing part of a document", async () => {
  const { servers: _, ...incomplete } = describeBaseApi();
  expect(await problemsIn(incomplete)).toEqual([expect.stringContaining("no-empty-servers")]);
});
