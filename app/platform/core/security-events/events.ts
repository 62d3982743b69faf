import type { Core } from "~/platform/core/core";
import { scopeFacts } from "./scope";

type Level = "info" | "warn";
type Meaning = { level: Level; when: string };

/**
 * Every security event of the platform, by its name in the OWASP Logging Vocabulary, and when it is logged (S-60).
 * `docs/security-events.md` documents them for operators; a test compares both.
 */
export const securityEvents = {
  authn_login_success: { level: "info", when: "A user has signed in to the workspace." },
  authn_login_fail: {
    level: "warn",
    when: "A password, code, passkey or recovery code was wrong, or the identity provider's answer was not accepted; `reason` says which.",
  },
  authn_login_fail_max: { level: "warn", when: "A code was tried again after its last allowed attempt." },
  authn_logout: { level: "info", when: "A user has signed out, or a registrant has left." },
  authn_password_change: { level: "info", when: "A user has set a new password." },
  authn_token_created: { level: "info", when: "A verification code was sent; `purpose` says for what." },
  authn_token_revoked: { level: "info", when: "A user has ended some of their sessions." },
  authz_fail: { level: "warn", when: "A call was refused with 403; `code` says why." },
  excess_rate_limit_exceeded: { level: "warn", when: "A call was refused with 429 because it was made too often." },
  privilege_permissions_changed: {
    level: "warn",
    when: "Roles of a member were set, confirmed or declined; `step` says which.",
  },
  sensitive_read: { level: "info", when: "A sensitive answer was shown in full." },
  sensitive_update: {
    level: "info",
    when: "A change of a company file, or a registration, moved forward by a step; `step` says which, including approvals.",
  },
  session_created: { level: "info", when: "A registrant has confirmed their email and opened their registration." },
  sys_monitor_disabled: {
    level: "warn",
    when: "The head of the audit log could not be written outside the database; `reason` says why. It is retried every minute.",
  },
  sys_monitor_enabled: { level: "info", when: "Heads of the audit log are written outside the database again." },
  upload_complete: { level: "info", when: "A file was accepted." },
  upload_validation: { level: "warn", when: "A file was refused: its size, name, kind or content; `code` says which." },
  user_updated: {
    level: "info",
    when: "A user has changed their email or phone, bound or removed one for sign-in codes, added or removed a passkey or an authenticator app, renewed or used recovery codes, or an email address was restored.",
  },
} as const satisfies Record<string, Meaning>;

export type SecurityEvent = keyof typeof securityEvents;

/** Ids, codes and counts; never typed text, a name or an address (S-59). */
export type Details = Record<string, string | number | boolean | null | undefined>;

/**
 * Logs a security event (S-60): its name, the request, who acted and from where, both hashed, and the details. The log
 * adds the time in UTC. Call it after the reported change has been committed.
 */
export function writeSecurityEvent(
  { config }: Pick<Core, "config">,
  event: SecurityEvent,
  details: Details = {},
): void {
  config.log[securityEvents[event].level]({ event, ...scopeFacts(), ...details });
}
