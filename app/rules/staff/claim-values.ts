/**
 * The values of a claim of a person, whose name leads into objects by its dots (`realm_access.roles`); a name with a dot in it, as
 * some providers use addresses, is looked for first. Null: there is no such claim, or it is neither a text nor a list.
 */
export function claimValues(claims: Readonly<Record<string, unknown>>, name: string): string[] | null {
  const claim = Object.hasOwn(claims, name) ? claims[name] : name.split(".").reduce(partOf, claims as unknown);
  if (typeof claim === "string") return [claim];
  return Array.isArray(claim) ? claim.filter((value) => typeof value === "string") : null;
}

const partOf = (at: unknown, name: string): unknown =>
  typeof at === "object" && at !== null && Object.hasOwn(at, name) ? (at as Record<string, unknown>)[name] : undefined;
