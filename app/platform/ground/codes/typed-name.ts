import type { Seal } from "~/platform/ground/seal";

/** An account name or e-mail as someone typed it at a sign-in, trimmed and in lower case: known or not, it is never stored. */
export const typedName = (seal: Seal, typed: string): string => seal.hash("typed", typed);

/**
 * What is counted for a name at one client address. The name stands apart from the address, so that what was counted for an
 * account can be forgotten for all addresses.
 */
export const typedNameAt = (seal: Seal, typed: string, addressGroup: string): string =>
  `${typedName(seal, typed)} ${seal.hash("address", addressGroup)}`;
