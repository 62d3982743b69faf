import type { Seal } from "~/platform/ground/seal";

/** A token is renewed this often, and taken for as long again, in milliseconds. */
const epochMs = 2 * 60 * 60 * 1000;
const text = (tokenHash: string, epoch: number) => `csrf\n${tokenHash}\n${epoch}`;
const epochOf = (now: Date) => Math.floor(now.getTime() / epochMs);

/** The CSRF token of a session, for now (§7). */
export function csrfTokenOf(seal: Seal, tokenHash: string, now: Date): string {
  const epoch = epochOf(now);
  return `${epoch}.${seal.sign(text(tokenHash, epoch))}`;
}

/** Whether a call that changes something carries a token of its own session that is not stale (S-26). */
export function isCsrfToken(seal: Seal, tokenHash: string, now: Date, token: string | null): boolean {
  const [epoch = "", signature = ""] = (token ?? "").split(".");
  const age = epochOf(now) - Number(epoch);
  return (age === 0 || age === 1) && seal.isSigned(text(tokenHash, Number(epoch)), signature);
}
