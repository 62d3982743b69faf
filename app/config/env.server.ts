import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { chunkLoadTimeoutMs } from "~/rules/limits";
import { sectionIds } from "~/rules/registration/section-ids";
import { subAppKinds } from "~/rules/sub-apps";

const emptyIsUnset = (value: unknown) => (value === "" ? undefined : value);
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(emptyIsUnset, schema.optional());
const withDefault = <S extends z.ZodType>(schema: S, value: z.input<S>) =>
  z.preprocess((given) => emptyIsUnset(given) ?? value, schema);
const kind = withDefault(z.enum(subAppKinds), "esm");
/** An address elsewhere, or a path of this origin. */
const entry = optional(z.url({ protocol: /^https?$/ }).or(z.string().regex(/^\/(?![/\\])/)));
const flag = withDefault(z.enum(["0", "1"]), "0").transform((value) => value === "1");

/** Every setting the portal takes (design §9); `.env.example` explains each. */
const schema = z
  .object({
    NODE_ENV: withDefault(z.enum(["development", "production", "test"]), "production"),
    DEMO: flag,
    /** `中文名|English name`, or one name for both. */
    BRAND_NAME: withDefault(z.string().max(80), "星澜终端|Starlan Devices"),
    PORT: withDefault(z.coerce.number().int().min(0).max(65_535), "3000"),
    HOST: withDefault(z.string(), "127.0.0.1"),
    PUBLIC_ORIGIN: optional(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)),
    /** Comma-separated, newest first: the first seals, every one opens. */
    SESSION_SECRET: optional(
      z
        .string()
        .transform((list) => list.split(",").map((secret) => secret.trim()))
        .refine((list) => list.every((secret) => secret.length >= 32), "each secret needs at least 32 characters"),
    ),
    DATABASE_URL: withDefault(z.string().regex(/^(file:|postgres(ql)?:\/\/)/), "file:./data/portal.db"),
    STORAGE_URL: withDefault(z.string().regex(/^(file:|s3:\/\/)/), "file:./data/files"),
    BASE_API_URL: optional(z.url({ protocol: /^https?$/ })),
    API_TIMEOUT_MS: withDefault(z.coerce.number().int().min(100).max(50_000), "50000"),
    TENANT_CODE: withDefault(z.string().regex(/^[\w-]+$/), "ISP"),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
    MAIL_FROM: withDefault(z.email(), "no-reply@portal.example"),
    /** Not the contacts: without them nobody could be called about new bank details (S-52). */
    REGISTRATION_HIDDEN_TAB: optional(z.enum(sectionIds).exclude(["contact"])),
    TOKEN_COOKIE: withDefault(z.string().regex(/^[\w-]{1,40}$/), "token"),
    /** 1: a token that another system of the company hands over in the query is accepted (§2). */
    TOKEN_HAND_OVER: flag,
    OIDC_ISSUER: optional(z.url({ protocol: /^https?$/ })),
    OIDC_CLIENT_ID: withDefault(z.string(), "supplier-portal"),
    OIDC_CLIENT_SECRET: optional(z.string()),
    /** Where companies are looked up (§7); unset, the lookup says that it cannot. */
    COMPANY_LOOKUP_URL: optional(z.url({ protocol: /^https?$/ })),
    COMPANY_LOOKUP_KEY: optional(z.string()),
    /** Where the sub-applications come from (§2); unset, the portal serves its own. */
    GSRM_ENTRY_URL: entry,
    GSRM_ENTRY_KIND: kind,
    GCIS_ENTRY_URL: entry,
    GCIS_ENTRY_KIND: kind,
    /** How long a sub-application may take to load (§9). */
    SUB_APP_TIMEOUT_MS: withDefault(
      z.coerce.number().int().min(100).max(chunkLoadTimeoutMs),
      String(chunkLoadTimeoutMs),
    ),
    LOGIN_CODE_FROM: withDefault(z.iso.date(), "2025-12-01"),
    /** How many proxies in front add to X-Forwarded-For; 0: none is believed (S-28). */
    TRUSTED_PROXIES: withDefault(z.coerce.number().int().min(0).max(10), "0"),
    LOG_LEVEL: optional(z.enum(["trace", "debug", "info", "warn", "error", "silent"])),
  })
  .superRefine((env, context) => {
    // A remote base API sends its own letters.
    const letters = env.BASE_API_URL ? [] : (["SMTP_URL"] as const);
    const needed = (["PUBLIC_ORIGIN", "SESSION_SECRET", ...letters] as const).filter((name) => env[name] === undefined);
    if (env.NODE_ENV !== "production" || env.DEMO || needed.length === 0) return;
    for (const name of needed)
      context.addIssue({ code: "custom", path: [name], message: "is needed in production (or set DEMO=1)" });
  });

function readEnv() {
  const parsed = schema.safeParse(process.env);
  if (!parsed.success) throw new Error(`The settings do not allow a start:\n${z.prettifyError(parsed.error)}`);
  const { BRAND_NAME, PUBLIC_ORIGIN, SESSION_SECRET, LOG_LEVEL, ...env } = parsed.data;
  const [zh = "", en = zh] = BRAND_NAME.split("|").map((name) => name.trim());
  return {
    ...env,
    BRAND_NAME: { zh, en },
    PUBLIC_ORIGIN: PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    SESSION_SECRET: SESSION_SECRET ?? [demoSecret()],
    LOG_LEVEL: LOG_LEVEL ?? (env.DEMO ? "warn" : "info"),
  };
}

/** The demo's secret is made once and kept in ./data, so that drafts outlive a restart. */
function demoSecret() {
  const file = path.resolve("data", "session-secret");
  if (existsSync(file)) return readFileSync(file, "utf8");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  return readFileSync(file, "utf8");
}

/** The settings of this process. Nothing else reads `process.env`. */
export const env = readEnv();
