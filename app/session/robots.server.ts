import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "~/config/env.server";
import { formText } from "~/rules/form-values";
import { humanMs } from "~/rules/limits/forms";

/** The fields that protect a form against robots. */
export const formGuard = () => ({ mark: formMark(), honeypot });

/** The name of the hidden field that only robots fill in (S-16). */
const honeypot = "companyFax";

/** A signed timestamp of the rendering of the form, which a robot cannot forge. */
function formMark(now = Date.now()): string {
  return `${now}.${sign(String(now))}`;
}

/** Whether a robot must have posted the form. The caller then responds as if it had succeeded, and does nothing. */
export function isRobot(formData: FormData, now = Date.now()): boolean {
  if (formData.get(honeypot)) return true;
  const [time = "", signature = ""] = formText(formData, "mark").split(".");
  // Accepts forms opened before the newest secret was added.
  if (!env.SESSION_SECRET.some((secret) => isSame(signature, sign(time, secret)))) return true;
  return now - Number(time) < humanMs;
}

/** The challenge for a robot, which looks like any other, so that the detection is not revealed. */
export const falseChallenge = (): string => randomBytes(16).toString("base64url");

const sign = (text: string, secret = env.SESSION_SECRET[0] ?? "") =>
  createHmac("sha256", secret).update(`form:${text}`).digest("base64url");

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
