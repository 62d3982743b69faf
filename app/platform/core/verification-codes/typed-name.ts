import type { Seal } from "~/platform/core/seal";

/** An account name or email as someone typed it at a sign-in, trimmed and in lower case: known or not, it is never stored. */
export const typedName = (seal: Seal, typed: string): string => seal.hash("typed", typed);

/**
 * The key for attempts with a name from one client address. The name is separate from the address, so that the counts of an
 * account can be reset for all addresses.
 */
export const typedNameAt = (seal: Seal, typed: string, addressGroup: string): string =>
  `${typedName(seal, typed)} ${seal.hash("address", addressGroup)}`;
