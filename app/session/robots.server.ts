import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "~/config/env.server";
import { formText } from "~/rules/form-values";
import { humanMs } from "~/rules/limits/forms";

/** The fields that protect a form against robots. */
export const formGuard = () => ({ mark: formMark(), honeypot });

/** The field people do not see and robots fill in (S-16). */
const honeypot = "companyFax";

/** A mark of when the form was rendered, which a robot cannot make up. */
function formMark(now = Date.now()): string {
  return `${now}.${sign(String(now))}`;
}

/** True if no person can have posted the form: the caller answers as if all were well, and does nothing. */
export function isRobot(formData: FormData, now = Date.now()): boolean {
  if (formData.get(honeypot)) return true;
  const [time = "", signature = ""] = formText(formData, "mark").split(".");
  // A form opened before the newest secret came is still a person's.
  if (!env.SESSION_SECRET.some((secret) => isSame(signature, sign(time, secret)))) return true;
  return now - Number(time) < humanMs;
}

/** The challenge that a robot gets: it looks like any other, so that nothing shows what was detected. */
export const falseChallenge = (): string => randomBytes(16).toString("base64url");

const sign = (text: string, secret = env.SESSION_SECRET[0] ?? "") =>
  createHmac("sha256", secret).update(`form:${text}`).digest("base64url");

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
