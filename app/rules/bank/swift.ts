/** Institution, country, location and, for a branch, three more (ISO 9362). */
const bic = /^[A-Z]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/;

/** The problem of a SWIFT code: an 8-character one needs XXX appended (§5). */
export function swiftProblem(swift: string): { code: string; repair?: string } | undefined {
  if (!bic.test(swift)) return { code: "bank.swift.malformed" };
  return swift.length === 8 ? { code: "bank.swift.needsBranch", repair: `${swift}XXX` } : undefined;
}

/** The country in a well-formed SWIFT code. */
export const swiftCountry = (swift: string) => swift.slice(4, 6);
