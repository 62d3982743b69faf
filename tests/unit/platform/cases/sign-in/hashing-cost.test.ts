import { expect, test } from "vitest";
import { hashCode, isIssuedCode } from "~/platform/core/verification-codes/issue-code";
import { hashPassword, isPassword } from "~/platform/records/passwords/password-hash";
import { costs } from "../../../../support/quick-hashing";

test("a password hash costs at least what OWASP recommends, and the cost is stored with it", async () => {
  const hash = await hashPassword("a horse that flies at night");
  expect(costs.argon2).toMatchObject({ memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 });
  expect(JSON.parse(hash)).toMatchObject({ memory: 19 * 1024, passes: 2 });
  expect(await isPassword("a horse that flies at night", hash)).toBe(true);
  expect(await isPassword("a horse that flies by day", hash)).toBe(false);
});

test("a code is hashed with scrypt at the cost that S-15 requires, with 128 bits of salt", async () => {
  const hash = await hashCode("482913");
  expect(costs.scrypt).toMatchObject({ N: 2 ** 14, r: 8, p: 1 });
  expect(Buffer.from(hash.split(".")[0] ?? "", "base64url")).toHaveLength(16);
  expect(await isIssuedCode("482913", hash)).toBe(true);
  expect(await isIssuedCode("482914", hash)).toBe(false);
});
