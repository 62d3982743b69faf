import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import {
  chunkLoadTimeoutMs,
  draftDays,
  draftFirstNoticeDays,
  draftLastCallDays,
  draftLastNoticeDays,
  endedContentDays,
} from "~/rules/limits";
import { sectionIds } from "~/rules/registration/section-ids";
import { subAppKinds } from "~/rules/sub-apps";

const emptyIsUnset = (value: unknown) => (value === "" ? undefined : value);
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(emptyIsUnset, schema.optional());
const withDefault = <S extends z.ZodType>(schema: S, value: z.input<S>) =>
  z.preprocess((given) => emptyIsUnset(given) ?? value, schema);
const kind = withDefault(z.enum(subAppKinds), "esm");
/** An address elsewhere, or a path of this origin. */
const entry = optional(z.url({ protocol: /^https?$/ }).or(z.string().regex(/^\/(?![/\\])/)));
const days = (usual: number) => withDefault(z.coerce.number().int().min(1).max(3650), String(usual));
const flag = withDefault(z.enum(["0", "1"]), "0").transform((value) => value === "1");

/** Every setting the portal takes (design §9); `.env.example` explains each. */
const schema = z
  .object({
    NODE_ENV: withDefault(z.enum(["development", "production", "test"]), "production"),
    DEMO: flag,
    /** `中文名|English name`, or one name for both. */
    BRAND_NAME: withDefault(z.string().max(80), "星澜终端|Starlan Devices"),
    /** Whom suppliers ask for help, on every page; the hours as `中文|English`, or one text for both. */
    SUPPORT_EMAIL: optional(z.email()),
    SUPPORT_PHONE: optional(z.string().regex(/^\+?[\d ()-]{5,30}$/, "must be a telephone number")),
    SUPPORT_HOURS: optional(z.string().max(120)),
    PORT: withDefault(z.coerce.number().int().min(0).max(65_535), "3000"),
    HOST: withDefault(z.string(), "127.0.0.1"),
    /** How long a portal that is told to stop (SIGTERM) still takes requests: until a load balancer has noticed (H-08). */
    STOP_DELAY_MS: withDefault(z.coerce.number().int().min(0).max(60_000), "3000"),
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
    /** What scans uploaded files for viruses (S-44); unset, nothing does. */
    SCANNER_URL: optional(z.url({ protocol: /^clamd$/, hostname: /./ })),
    BASE_API_URL: optional(z.url({ protocol: /^https?$/ })),
    API_TIMEOUT_MS: withDefault(z.coerce.number().int().min(100).max(50_000), "50000"),
    TENANT_CODE: withDefault(z.string().regex(/^[\w-]+$/), "ISP"),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
    MAIL_FROM: withDefault(z.email(), "no-reply@portal.example"),
    /** The text message gateway (docs/sms-gateway.md); unset, no phone is offered for sign-in codes. */
    SMS_URL: optional(z.url({ protocol: /^https?$/ })),
    SMS_KEY: optional(z.string().regex(/^[\x21-\x7e]+$/, "must be one line of plain characters without spaces")),
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
    /** A draft that is left alone (S-61): when its end is announced, when once more, and when it is removed. */
    DRAFT_FIRST_NOTICE_DAYS: days(draftFirstNoticeDays),
    DRAFT_LAST_NOTICE_DAYS: days(draftLastNoticeDays),
    DRAFT_DAYS: days(draftDays),
    /** When what a refused or withdrawn registration said is removed (S-61). */
    ENDED_CONTENT_DAYS: days(endedContentDays),
    /** How many proxies in front add to X-Forwarded-For; 0: none is believed (S-28). */
    TRUSTED_PROXIES: withDefault(z.coerce.number().int().min(0).max(10), "0"),
    LOG_LEVEL: optional(z.enum(["trace", "debug", "info", "warn", "error", "silent"])),
  })
  .superRefine((env, context) => {
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
    const needed = (["PUBLIC_ORIGIN", "SESSION_SECRET", ...letters] as const).filter((name) => env[name] === undefined);
    if (env.NODE_ENV !== "production" || env.DEMO || needed.length === 0) return;
    for (const name of needed)
      context.addIssue({ code: "custom", path: [name], message: "is needed in production (or set DEMO=1)" });
  });

/** The settings that these variables make; throws with every one that is wrong. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>) {
  const parsed = schema.safeParse(variables);
  if (!parsed.success) throw new Error(`The settings do not allow a start:\n${z.prettifyError(parsed.error)}`);
  const { BRAND_NAME, SUPPORT_HOURS, PUBLIC_ORIGIN, SESSION_SECRET, LOG_LEVEL, ...env } = parsed.data;
  return {
    ...env,
    ...(env.DEMO ? demoSupport(env) : {}),
    BRAND_NAME: inBothLanguages(BRAND_NAME),
    SUPPORT_HOURS: inBothLanguages(SUPPORT_HOURS ?? (env.DEMO ? "周一至周五 9:00–18:00|Mon–Fri 9:00–18:00" : "")),
    PUBLIC_ORIGIN: PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    SESSION_SECRET: SESSION_SECRET ?? [demoSecret()],
    LOG_LEVEL: LOG_LEVEL ?? (env.DEMO ? "warn" : "info"),
  };
}

/** `中文|English`, or one text for both. */
function inBothLanguages(text: string) {
  const [zh = "", en = zh] = text.split("|").map((one) => one.trim());
  return { zh, en };
}

/** The demo shows what a company would set. */
const demoSupport = ({ SUPPORT_EMAIL, SUPPORT_PHONE }: { SUPPORT_EMAIL?: string; SUPPORT_PHONE?: string }) => ({
  SUPPORT_EMAIL: SUPPORT_EMAIL ?? "suppliers@starlan.example",
  SUPPORT_PHONE: SUPPORT_PHONE ?? "0755 8888 6600",
});

/** The demo's secret is made once and kept in ./data, so that drafts outlive a restart. */
function demoSecret() {
  const file = path.resolve("data", "session-secret");
  if (existsSync(file)) return readFileSync(file, "utf8");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  return readFileSync(file, "utf8");
}

/** The settings of this process. Nothing else reads `process.env`. */
export const env = readSettings(process.env);
