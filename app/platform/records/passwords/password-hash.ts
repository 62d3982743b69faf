import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);
/** OWASP's smallest recommended cost for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

type StoredHash = typeof cost & { salt: string; hash: string };

/**
 * The stored form of a password: argon2id with its own salt, and the cost of this hash, so that the cost can be raised
 * later.
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await derive("argon2id", { ...cost, message: bytesOf(password), nonce });
  const storedHash = { ...cost, salt: nonce.toString("base64url"), hash: hash.toString("base64url") };
  return JSON.stringify(storedHash satisfies Record<keyof StoredHash, unknown>);
}

let nobody: Promise<string> | undefined;
const hashOfNobody = () => (nobody ??= hashPassword(randomBytes(16).toString("hex")));

/**
 * Compares in constant time. Without a stored password it does the same work and returns false, so that the time does
 * not reveal whether there is one.
 */
export async function isPassword(password: string, storedHash: string | null): Promise<boolean> {
  const { salt, hash, ...parameters } = JSON.parse(storedHash ?? (await hashOfNobody())) as StoredHash;
  const expectedBytes = Buffer.from(hash, "base64url");
  const actualBytes = await derive("argon2id", {
    ...parameters,
    message: bytesOf(password),
    nonce: Buffer.from(salt, "base64url"),
  });
  return timingSafeEqual(expectedBytes, actualBytes) && storedHash !== null;
}

/** Returns the same bytes for the same characters, regardless of the input method. */
const bytesOf = (password: string) => Buffer.from(password.normalize("NFKC"));
