import * as z from "zod/mini";
import { isEmail } from "~/rules/identifiers/email";
import { visibleLine } from "~/rules/fields/characters";
import { lengths } from "~/rules/limits/lengths";
import type { ProviderPerson } from "~/platform/records/staff/unlinked-sign-ins";
import type { Claims } from "./client";

/** The claims with which a person is displayed. */
export const personClaims = ["name", "preferred_username", "email", "email_verified"] as const;

const line = visibleLine(lengths.name);

/** The claims, normalised for display like answers, because people type them at the provider. */
export function toProviderPerson({ name, preferred_username, email, email_verified }: Claims): ProviderPerson {
  const userName = [name, preferred_username].map(readLine).find((text) => text !== null) ?? null;
  const address = typeof email === "string" && isEmail(email) ? email : null;
  return { userName, email: address, isEmailVerified: email_verified === true };
}

function readLine(value: unknown): string | null {
  const text = typeof value === "string" ? value.trim() : "";
  return text !== "" && z.safeParse(line, text).success ? text : null;
}
