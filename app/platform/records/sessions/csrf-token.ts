import { csrfRenewed } from "~/contract/session";
import { hours } from "~/rules/time";
import { refuse } from "~/platform/core/base/refuse";
import type { Context, Core } from "~/platform/core/core";
import type { Seal } from "~/platform/core/seal";
import type { Session } from "./sessions";

/** The interval at which a token is renewed, and for which it is still accepted afterwards, in milliseconds. */
const epochMs = hours(2);
const text = (tokenHash: string, epoch: number) => `csrf\n${tokenHash}\n${epoch}`;
const epochOf = (now: Date) => Math.floor(now.getTime() / epochMs);

/** The CSRF token of a session, for now (§7). */
export function toCsrfToken(seal: Seal, tokenHash: string, now: Date): string {
  const epoch = epochOf(now);
  return `${epoch}.${seal.sign(text(tokenHash, epoch))}`;
}

/** Whether a call that changes something carries a current CSRF token of its session (S-26). */
function isCsrfToken(seal: Seal, tokenHash: string, now: Date, token: string | null): boolean {
  const [epoch = "", signature = ""] = (token ?? "").split(".");
  const age = epochOf(now) - Number(epoch);
  return (age === 0 || age === 1) && seal.isSigned(text(tokenHash, Number(epoch)), signature);
}

/** Refuses a change without a fresh CSRF token: 403 `WEB-SECURITY-1001`, with a fresh one in its details (§8). */
export function requireCsrfToken({ seal }: Core, { csrfToken, now }: Context, { tokenHash }: Session): void {
  if (isCsrfToken(seal, tokenHash, now, csrfToken)) return;
  refuse("forbidden", csrfRenewed, { csrfToken: toCsrfToken(seal, tokenHash, now) });
}
