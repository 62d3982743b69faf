/**
 * The values of a claim. Dots in its name lead into objects (`realm_access.roles`); a claim with dots in its name, such as the
 * addresses that some providers use, is tried first. Null if there is no such claim, or if it is neither a string nor a list.
 */
export function claimValues(claims: Readonly<Record<string, unknown>>, name: string): string[] | null {
  const claim = Object.hasOwn(claims, name) ? claims[name] : name.split(".").reduce(partOf, claims as unknown);
  if (typeof claim === "string") return [claim];
  return Array.isArray(claim) ? claim.filter((value) => typeof value === "string") : null;
}

const partOf = (at: unknown, name: string): unknown =>
  typeof at === "object" && at !== null && Object.hasOwn(at, name) ? (at as Record<string, unknown>)[name] : undefined;
