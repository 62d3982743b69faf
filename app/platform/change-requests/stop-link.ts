import type { Seal } from "../db/sealed";

const text = (changeId: string) => `stop change ${changeId}`;

/**
 * The address that stops a change (S-50): its key is 256 bits that only who knows the secret can make, so that none needs to
 * be stored. The key stands in the query, which no log keeps.
 */
export const stopPath = (seal: Seal, changeId: string): string =>
  `/stop-change/${changeId}?${new URLSearchParams({ key: seal.sign(text(changeId)) })}`;

export const isStopKey = (seal: Seal, changeId: string, key: string): boolean => seal.isSigned(text(changeId), key);
