import { createHash, randomBytes } from "node:crypto";

/** A secret of 256 random bits, in characters that need no escaping in an address. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** Whether a text can be such a secret. Other texts are refused without being counted. */
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);

/**
 * The stored form of a secret, by which it is also looked up. A stolen table reveals nothing that could be presented
 * (T-24).
 */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("base64url");
