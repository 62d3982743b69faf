import { expect, test } from "vitest";
import { groupedSecret, isAuthenticatorSecret, toAuthenticatorUri } from "~/rules/sign-in/authenticator";

const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test("the URI for an app contains brand and account, in any script", () => {
  const uri = toAuthenticatorUri({ issuer: "星澜", account: "wang.wei+1@yuanhang.example", secret });
  expect(uri).toBe(
    "otpauth://totp/%E6%98%9F%E6%BE%9C:wang.wei%2B1%40yuanhang.example" +
      `?secret=${secret}&issuer=%E6%98%9F%E6%BE%9C&algorithm=SHA1&digits=6&period=30`,
  );
});

test("a colon in a brand name does not shift the account", () => {
  const { pathname, searchParams } = new URL(toAuthenticatorUri({ issuer: "A: B", account: "c", secret }));
  expect(decodeURIComponent(pathname)).toMatch(/A {2}B:c$/);
  expect(searchParams.get("issuer")).toBe("A  B");
});

test("a secret is displayed in groups of four", () => {
  expect(groupedSecret(secret)).toBe("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ");
  expect(isAuthenticatorSecret(secret)).toBe(true);
  for (const other of ["", secret.toLowerCase(), `${secret}A`, secret.replace("G", "1"), groupedSecret(secret)])
    expect(isAuthenticatorSecret(other)).toBe(false);
});
