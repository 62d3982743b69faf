import { expect, test } from "vitest";
import { findTimeStep, newAuthenticatorSecret } from "~/platform/core/verification-codes/authenticator-code";
import { isAuthenticatorSecret } from "~/rules/sign-in/authenticator";

/** The secret of RFC 6238, appendix B, in base32: 12345678901234567890. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
/** Its test values for SHA-1: seconds since 1970, and the code, of which apps show the last six digits. */
const published = [
  [59, "94287082"],
  [1111111109, "07081804"],
  [1111111111, "14050471"],
  [1234567890, "89005924"],
  [2000000000, "69279037"],
  [20000000000, "65353130"],
] as const;
const at = (seconds: number) => new Date(seconds * 1000);

test.each(published)(
  "the published code of second %i is valid in its time step, and one step before and after",
  (seconds, code) => {
    const typed = code.slice(-6);
    const step = Math.floor(seconds / 30);
    for (const late of [-30, 0, 30]) expect(findTimeStep(secret, typed, at(seconds + late)), `${late} s`).toBe(step);
    for (const late of [-60, 60]) expect(findTimeStep(secret, typed, at(seconds + late)), `${late} s`).toBeNull();
  },
);

test("a code may be typed in groups or full-width digits; anything else is rejected", () => {
  const now = at(1234567890);
  for (const typed of ["005924", " 005 924 ", "００５９２４", "005-924"])
    expect(findTimeStep(secret, typed, now), typed).toBe(41152263);
  for (const typed of ["", "5924", "0059240", "89005924", "00592x", "-05924"])
    expect(findTimeStep(secret, typed, now), typed).toBeNull();
});

test("each secret has 160 random bits, in the alphabet that apps accept", () => {
  const secrets = Array.from({ length: 50 }, newAuthenticatorSecret);
  expect(new Set(secrets).size).toBe(50);
  expect(secrets.filter((made) => !isAuthenticatorSecret(made))).toEqual([]);
});
