import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { draftLastCallDays } from "~/rules/limits";
import { companyOf, demoCompany, inBothLanguages } from "./company";
import { variables } from "./schema";

const schema = variables.superRefine((env, context) => {
  if (env.DRAFT_LAST_NOTICE_DAYS <= env.DRAFT_FIRST_NOTICE_DAYS)
    context.addIssue({
      code: "custom",
      path: ["DRAFT_LAST_NOTICE_DAYS"],
      message: "must be more than DRAFT_FIRST_NOTICE_DAYS",
    });
  if (env.DRAFT_DAYS < env.DRAFT_LAST_NOTICE_DAYS + draftLastCallDays)
    context.addIssue({
      code: "custom",
      path: ["DRAFT_DAYS"],
      message: `must be at least ${draftLastCallDays} more than DRAFT_LAST_NOTICE_DAYS`,
    });
  // A remote base API sends its own letters.
  const letters = env.BASE_API_URL ? [] : (["SMTP_URL"] as const);
  const missing = (["PUBLIC_ORIGIN", "SESSION_SECRET", ...letters] as const).filter((name) => env[name] === undefined);
  if (env.NODE_ENV !== "production" || env.DEMO || missing.length === 0) return;
  for (const name of missing)
    context.addIssue({ code: "custom", path: [name], message: "is needed in production (or set DEMO=1)" });
});

/** Settings that do not allow a start; the message names each with what is wrong. `server.ts` prints it and ends. */
class SettingsError extends Error {
  override readonly name = "SettingsError";
  constructor({ issues }: z.ZodError) {
    const wrong = issues.map(({ path: [name], message }) => `  ${String(name)}: ${message}`);
    super(["The settings do not allow a start:", ...wrong, "docs/settings.md explains each of them."].join("\n"));
  }
}

/** The settings that these variables make; throws a `SettingsError` with every one that is wrong. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const result = schema.safeParse(environment);
  if (!result.success) throw new SettingsError(result.error);
  const settings = { ...(result.data.DEMO ? demoCompany : {}), ...withoutUnset(result.data) };
  const { BRAND_NAME, SUPPORT_HOURS, PUBLIC_ORIGIN, SESSION_SECRET, LOG_LEVEL, ...env } = settings;
  return {
    ...env,
    BRAND_NAME: inBothLanguages(BRAND_NAME),
    SUPPORT_HOURS: inBothLanguages(SUPPORT_HOURS ?? ""),
    COMPANY: companyOf(settings),
    PUBLIC_ORIGIN: PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    SESSION_SECRET: SESSION_SECRET ?? [demoSecret()],
    LOG_LEVEL: LOG_LEVEL ?? (env.DEMO ? "warn" : "info"),
  };
}

/** Without the settings that are not set, so that they do not hide what the demo sets. */
const withoutUnset = <T extends object>(settings: T) =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as T;

/** The demo's secret is made once and kept in ./data, so that drafts outlive a restart. */
function demoSecret() {
  const file = path.resolve("data", "session-secret");
  if (existsSync(file)) return readFileSync(file, "utf8");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  return readFileSync(file, "utf8");
}
