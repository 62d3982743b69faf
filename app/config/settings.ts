import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { draftLastCallDays } from "~/rules/retention/limits";
import { companyOf, demoBrand, demoCompany, demoSender, inBothLanguages } from "./company";
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
  if (env.WEBHOOK_URLS && !env.WEBHOOK_SECRET)
    context.addIssue({ code: "custom", path: ["WEBHOOK_SECRET"], message: "is needed with WEBHOOK_URLS" });
  if (env.NODE_ENV === "production" && env.WEBHOOK_URLS?.some(isOpenToReaders))
    context.addIssue({ code: "custom", path: ["WEBHOOK_URLS"], message: "must be https, or http on loopback" });
  if (env.NODE_ENV !== "production" || env.DEMO) return;
  for (const name of neededInProduction(env).filter((needed) => env[needed] === undefined))
    context.addIssue({ code: "custom", path: [name], message: "is needed in production (or set DEMO=1)" });
});

type Variables = z.output<typeof variables>;

/**
 * Names of the settings required in production: the company that pages and emails name, the secret for cookies, the
 * mail server, and the proxies whose forwarded client addresses are trusted.
 */
function neededInProduction(env: Variables) {
  // A remote base API sends its own emails.
  const emails = env.BASE_API_URL ? [] : (["SMTP_URL", "MAIL_FROM"] as const);
  const support = env.SUPPORT_PHONE === undefined ? (["SUPPORT_EMAIL"] as const) : [];
  // The portal does not terminate TLS, so HTTPS implies a proxy.
  const proxies = env.PUBLIC_ORIGIN?.startsWith("https:") ? (["TRUSTED_PROXIES"] as const) : [];
  return ["PUBLIC_ORIGIN", "SESSION_SECRET", "BRAND_NAME", ...emails, ...support, ...proxies] as const;
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** Whether data sent to this address can be read in transit. */
const isOpenToReaders = (url: string) => !url.startsWith("https:") && !loopback.test(new URL(url).hostname);

/**
 * Thrown if the settings are invalid; the message lists each invalid setting with the reason. `server.ts` prints it and
 * exits.
 */
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
  const { BRAND_NAME, MAIL_FROM, SUPPORT_HOURS, PUBLIC_ORIGIN, TRUSTED_PROXIES, ...most } = settings;
  const { SESSION_SECRET, LOG_LEVEL, ...rest } = most;
  const { AUDIT_HEADS_URL, AUDIT_HEADS_LOCK_DAYS, TSA_URL, WEBHOOK_URLS, WEBHOOK_SECRET, ...env } = rest;
  return {
    ...env,
    BRAND_NAME: inBothLanguages(BRAND_NAME ?? demoBrand),
    MAIL_FROM: MAIL_FROM ?? demoSender,
    TRUSTED_PROXIES: TRUSTED_PROXIES ?? 0,
    SUPPORT_HOURS: inBothLanguages(SUPPORT_HOURS ?? ""),
    COMPANY: companyOf(settings),
    PUBLIC_ORIGIN: PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    SESSION_SECRET: SESSION_SECRET ?? [demoSecret()],
    AUDIT_HEADS: headsOf(AUDIT_HEADS_URL ?? findHeadsBeside(env.DATABASE_URL), AUDIT_HEADS_LOCK_DAYS, TSA_URL),
    OIDC: companyProviderOf(settings),
    WEBHOOKS: WEBHOOK_URLS && WEBHOOK_SECRET ? { urls: WEBHOOK_URLS, secrets: WEBHOOK_SECRET } : undefined,
    LOG_LEVEL: LOG_LEVEL ?? (env.DEMO ? "warn" : "info"),
  };
}

/** The company's own identity provider; undefined if none is configured. */
const companyProviderOf = ({ OIDC_ISSUER: issuer, OIDC_ROLES: values, ...rest }: Variables) =>
  issuer === undefined
    ? undefined
    : {
        issuer,
        clientId: rest.OIDC_CLIENT_ID,
        clientSecret: rest.OIDC_CLIENT_SECRET,
        scope: rest.OIDC_SCOPE,
        maxAge: rest.OIDC_MAX_AGE,
        acrValues: rest.OIDC_ACR_VALUES,
        roles: values && { claim: rest.OIDC_ROLE_CLAIM, values },
      };

/** Removes unset settings, so that they do not override the demo's defaults. */
const withoutUnset = <T extends object>(settings: T) =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as T;

const headsOf = (url: string | undefined, lockDays: number, timestampUrl: string | undefined) =>
  url === undefined ? undefined : { url, lockDays, timestampUrl };

/** Default file for the heads of the audit log with an embedded database: next to the database. */
const findHeadsBeside = (databaseUrl: string) =>
  databaseUrl.startsWith("file:")
    ? `file:${path.join(path.dirname(databaseUrl.slice("file:".length)), "audit-heads.jsonl")}`
    : undefined;

/** The demo's secret is generated once and stored in ./data, so that drafts can still be decrypted after a restart. */
function demoSecret() {
  const file = path.resolve("data", "session-secret");
  if (existsSync(file)) return readFileSync(file, "utf8");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  return readFileSync(file, "utf8");
}
