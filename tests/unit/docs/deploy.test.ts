import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { portalFlags, portalProgram } from "../../../scripts/portal-program.mjs";
import { parse } from "yaml";
import { readSettings } from "~/config/settings";

const dockerfile = readFileSync("deploy/Dockerfile", "utf8");
const unit = readFileSync("deploy/supplier-portal.service", "utf8");
const compose = parse(readFileSync("deploy/compose.yaml", "utf8")) as {
  services: Record<string, { environment?: Record<string, string>; volumes?: string[]; command?: string[] }>;
};

/** The quoted texts in a script. */
const quotedIn = (script: string, pattern: RegExp) =>
  [...readFileSync(`scripts/${script}`, "utf8").matchAll(pattern)].map(([, text = ""]) => text);

test("the image and the service start the portal as npm start does", () => {
  const [, entryPoint = "[]"] = /^ENTRYPOINT (.+)$/m.exec(dockerfile) ?? [];
  const [, execStart = ""] = /^ExecStart=(.+)$/m.exec(unit) ?? [];
  expect(JSON.parse(entryPoint)).toEqual(["node", ...portalFlags, portalProgram]);
  expect(execStart.split(" ")).toEqual(["/usr/bin/node", ...portalFlags, portalProgram]);
});

test("the image’s build context contains everything that a build reads", () => {
  const allowedLines = readFileSync("deploy/Dockerfile.dockerignore", "utf8").matchAll(/^!(.+)$/gm);
  const tops = new Set([...allowedLines].map(([, name = ""]) => name));
  const sources = quotedIn("build.mjs", /^ {2}"([\w./-]+)",$/gm);
  expect(sources.length).toBeGreaterThan(10);
  expect([...sources, "package.json"].filter((source) => !tops.has(source.split("/")[0] ?? ""))).toEqual([]);
  expect([...tops].filter((name) => !existsSync(name))).toEqual([]);
});

/** A value as compose reads it when only the secrets are set. */
const filledIn = (value: string) =>
  value.replaceAll(/\$\{\w+:-([^}]*)\}/g, "$1").replaceAll(/\$\{\w+:\?[^}]*\}/g, "0123456789abcdef0123456789abcdef");

test("the portals in compose use only known settings, which are valid in production", () => {
  const known = readFileSync("docs/settings.md", "utf8");
  for (const name of ["portal-a", "portal-b"]) {
    const variables = Object.entries(compose.services[name]?.environment ?? {});
    expect(variables.filter(([key]) => !known.includes(`| \`${key}\``))).toEqual([]);
    const settings = Object.fromEntries(variables.map(([key, value]) => [key, filledIn(value)]));
    expect(() => readSettings({ NODE_ENV: "production", ...settings })).not.toThrow();
  }
});

test("the proxy in compose points the documented configuration to both portals", () => {
  const documented = readFileSync("docs/nginx.conf", "utf8");
  const { command = [], volumes = [] } = compose.services.proxy ?? {};
  const [, from = "", to = ""] = /s\/(.+?)\/(.+?)\/' /.exec(command.join(" ")) ?? [];
  expect(documented.split(from)).toHaveLength(2);
  expect(to).toBe("server portal-a:3000; server portal-b:3000;");
  const mounted = volumes.map((volume) => volume.split(":")[1]);
  const certificates = [...documented.matchAll(/^ *ssl_certificate\w* (.+);$/gm)].map(([, file]) => file);
  expect(certificates).toHaveLength(2);
  expect(mounted).toEqual(["/portal.conf", ...certificates]);
});

test("the service runs as a separate user without write access", () => {
  for (const line of ["DynamicUser=yes", "ProtectSystem=strict", "NoNewPrivileges=yes", "CapabilityBoundingSet="])
    expect(unit.split("\n")).toContain(line);
  expect(unit).not.toMatch(/^(ReadWritePaths|StateDirectory|User=root)/m);
});
