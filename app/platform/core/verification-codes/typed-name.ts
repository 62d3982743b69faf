import type { Seal } from "~/platform/core/seal";

/**
 * An account name or email as typed at a sign-in, trimmed and in lower case. It is never stored, whether it exists or
 * not.
 */
export const typedName = (seal: Seal, typed: string): string => seal.hash("typed", typed);

/**
 * The key for attempts with a name from one client address. The name is separate from the address, so that the counts of an
 * account can be reset for all addresses.
 */
export const typedNameAt = (seal: Seal, typed: string, addressGroup: string): string =>
  `${typedName(seal, typed)} ${seal.hash("address", addressGroup)}`;
