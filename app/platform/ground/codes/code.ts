import { randomBytes, randomInt, scrypt as scryptCallback, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { codeDigits } from "~/rules/limits";

const scrypt = promisify<string, Buffer, number, object, Buffer>(scryptCallback);
const cost = { N: 2 ** 14, r: 8, p: 1 };

/** Six digits, each combination as likely as the other (S-11). */
export const newCode = (): string => String(randomInt(0, 10 ** codeDigits)).padStart(codeDigits, "0");

/** What is stored of a code (S-15). */
export async function hashCode(code: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString("base64url")}.${(await scrypt(code, salt, 32, cost)).toString("base64url")}`;
}

/** Compares in constant time (S-15). */
export async function isCode(code: string, storedHash: string): Promise<boolean> {
  const [salt = "", hash = ""] = storedHash.split(".");
  const expectedBytes = Buffer.from(hash, "base64url");
  const givenBytes = await scrypt(code, Buffer.from(salt, "base64url"), 32, cost);
  return expectedBytes.length === givenBytes.length && timingSafeEqual(expectedBytes, givenBytes);
}
