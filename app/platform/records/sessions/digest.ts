import { createHash, randomBytes } from "node:crypto";

/** A secret nobody guesses: 256 random bits, in the characters of an address. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What is stored of such a secret: a stolen table gives away nothing that can be presented (T-24). */
export const digest = (secret: string): string => createHash("sha256").update(secret).digest("base64url");
