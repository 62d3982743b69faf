import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);
/** OWASP's smallest recommended cost for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

type Stored = typeof cost & { salt: string; hash: string };

/** What is stored of a password: argon2id with its own salt, and the cost it was made with, so that it can be raised. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await derive("argon2id", { ...cost, message: bytesOf(password), nonce });
  const stored = { ...cost, salt: nonce.toString("base64url"), hash: hash.toString("base64url") };
  return JSON.stringify(stored satisfies Record<keyof Stored, unknown>);
}

let nobody: Promise<string> | undefined;
const hashOfNobody = () => (nobody ??= hashPassword(randomBytes(16).toString("hex")));

/** Compares in constant time. Without a stored password it does the same work and says no: nobody learns who has one. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const { salt, hash, ...made } = JSON.parse(stored ?? (await hashOfNobody())) as Stored;
  const expected = Buffer.from(hash, "base64url");
  const given = await derive("argon2id", {
    ...made,
    message: bytesOf(password),
    nonce: Buffer.from(salt, "base64url"),
  });
  return timingSafeEqual(expected, given) && stored !== null;
}

/** The same characters, however they were typed. */
const bytesOf = (password: string) => Buffer.from(password.normalize("NFKC"));
