import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, copyFile, cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { pngOf } from "../support/documents";
import { codeIn } from "../support/emails";
import { emptyPostgres } from "../support/platform-engines";
import { s3Server } from "../support/platform-s3";
import { mailServer } from "../support/platform-smtp";
import { installForProduction, serverMachine } from "../support/production-install";
import { freePort } from "../support/server";
import { hasServer } from "./engines";
import { newUuid, register, upload } from "./registrant";

const run = promisify(execFile);

/** A folder for data, removed with the test. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "npm-start-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** `npm start` in a folder, as a supervisor or a container runs it: only the process ID of npm is known. */
async function npmStart(cwd: string, environment: Record<string, string> = {}) {
  const [folder, port] = [await newFolder(), String(await freePort())];
  const data = { DATABASE_URL: `file:${folder}/portal.db`, STORAGE_URL: `file:${folder}/files` };
  let output = "";
  const child = spawn("npm", ["start"], {
    cwd,
    env: { ...process.env, NODE_ENV: "production", DEMO: "1", PORT: port, ...data, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    // A separate process group, so that everything a failing test leaves running ends with it.
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  const url = `http://127.0.0.1:${port}/healthz`;
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  onTestFinished(() => {
    killAll(child);
  });
  await vi.waitFor(async () => expect(await isUp(), output).toBe(true), { timeout: 60_000, interval: 100 });
  return { child, isUp, output: () => output };
}

function killAll({ pid = 0 }: ChildProcess) {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // All processes have already ended.
  }
}

for (const signal of ["SIGTERM", "SIGINT"] as const)
  test(`${signal} to npm start ends the server, which ends npm`, async () => {
    const { child, isUp } = await npmStart(process.cwd(), { STOP_DELAY_MS: "0" });
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
    await vi.waitFor(async () => expect(await isUp()).toBe(false), { timeout: 60_000, interval: 100 });
  });

const production = await installForProduction();
afterAll(production.remove);

test("a production install serves a prebuilt portal without installing anything, and reports when its sources are newer", async () => {
  const { folder } = production;
  const { output } = await npmStart(folder, serverMachine);
  expect(output()).not.toMatch(/Installing|Building/);

  for (const part of ["app", "public", "server.ts", "remix.config.js", "vite.config.ts", "tsconfig.json"])
    await cp(part, path.join(folder, part), { recursive: true });
  await cp("README.md", path.join(folder, "app", "newer.ts"));
  const refused = run("npm", ["start"], { cwd: folder, env: { ...process.env, ...serverMachine } });
  await expect(refused).rejects.toMatchObject({ stderr: expect.stringContaining("The build is not of these sources") });
});

const dockerfile = await readFile("deploy/Dockerfile", "utf8");
/** The arguments of an instruction in the last stage of the image. */
const instruction = (name: string) => new RegExp(`^ *${name} (.+)$`, "m").exec(dockerfile)?.[1] ?? "";
const isRoot = process.getuid?.() === 0;

test.runIf(isRoot && hasServer)(
  "the files of the image serve a registration as an unprivileged user on a read-only file system",
  async () => {
    const image = await newFolder();
    await chmod(image, 0o755);
    for (const part of ["package.json", "node_modules", "build"])
      await cp(path.join(production.folder, part), path.join(image, part), { recursive: true });
    const trimmings = [...dockerfile.matchAll(/^RUN ((?:rm|find) .+)$/gm)].map(([, command = ""]) => command);
    expect(trimmings).toHaveLength(2);
    for (const command of trimmings) await run("sh", ["-c", command], { cwd: image });
    // The tests may be in a folder that other users cannot read.
    await copyFile(process.execPath, path.join(image, "node"));

    const [mail, storage, database] = await Promise.all([mailServer(), s3Server(), emptyPostgres()]);
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const [, ...nodeArgs] = JSON.parse(instruction("ENTRYPOINT")) as string[];
    const asImage = `mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && cd "$0" && exec setpriv --reuid 65532 --regid 65532 --clear-groups ./node "$@"`;
    const child = spawn("unshare", ["--mount", "sh", "-c", asImage, image, ...nodeArgs], {
      env: {
        PATH: process.env.PATH,
        ...Object.fromEntries(
          instruction("ENV")
            .split(" ")
            .map((pair) => pair.split("=")),
        ),
        HOST: "127.0.0.1",
        PORT: port,
        DEMO: "0",
        PUBLIC_ORIGIN: url,
        SESSION_SECRET: "a secret of the tests and long enough for its job",
        DATABASE_URL: database.url,
        STORAGE_URL: `s3://KEY:SECRET@${storage.host}/bucket?tls=0`,
        SMTP_URL: mail.url,
        MAIL_FROM: "suppliers@portal.example",
        BRAND_NAME: "Brand",
        SUPPORT_EMAIL: "help@portal.example",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
    const gone = once(child, "exit");
    onTestFinished(async () => {
      child.kill("SIGKILL");
      await gone;
      await Promise.all([mail.close(), storage.close(), database.drop()]);
    });

    const [, probe = ""] = /"-e", "(.+)"\]$/.exec(instruction("CMD")) ?? [];
    const isHealthy = () => run(process.execPath, ["-e", probe.replace("3000", port)]);
    await vi.waitFor(isHealthy, { timeout: 60_000, interval: 200 });

    const newestCode = (email: string) =>
      codeIn(
        mail.received
          .filter(({ to }) => to.includes(email))
          .map(({ body }) => ({ to: email, raw: body }))
          .at(-1),
      );
    const { browser, save } = await register(url, { newestCode });
    expect((await save("basic", 0, { companyName: "深圳市安科精密有限公司" })).status, output).toBe(200);
    const picture = new File([new Uint8Array(pngOf(800, 600))], "licence.png", { type: "image/png" });
    expect((await upload(browser, url, await newUuid(browser, url), picture)).status, output).toBe(200);
    expect((await browser.get("/register/import/workbook")).status, output).toBe(200);

    child.kill("SIGTERM");
    expect(await gone).toEqual([0, null]);
  },
);
