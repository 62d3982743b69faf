import type { Failure } from "~/gateway/failure";

/** Refusals that belong to a field of the form that asked, not to the page. */
const fields: Record<string, string> = {
  "code.tooSoon": "email",
  "code.tooMany": "email",
  "code.wrong": "code",
  "code.exhausted": "code",
  "registrant.email.invalid": "email",
  "registration.country": "email",
  "registration.consent": "email",
};

/** The field at which a refusal is shown; undefined: it is one of the page. */
export const fieldOfRefusal = (code: string): string | undefined =>
  Object.hasOwn(fields, code) ? fields[code] : undefined;

/** What the sentence of a refusal needs to know. */
export function paramsOfRefusal({ details }: Failure): Record<string, number> | undefined {
  const { retryAfter } = (details ?? {}) as { retryAfter?: number };
  return typeof retryAfter === "number" ? { seconds: retryAfter, minutes: Math.ceil(retryAfter / 60) } : undefined;
}
