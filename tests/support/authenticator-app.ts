import { TOTP } from "otpauth";

/** Returns the code that an authenticator app shows for a secret at a time. */
export const codeAt = (secret: string, at: Date | number): string =>
  new TOTP({ secret }).generate({ timestamp: Number(at) });

/** Returns a code of six digits that is not valid at this time or close to it. */
export function wrongCodeAt(secret: string, at: Date): string {
  const near = new Set([-60, -30, 0, 30, 60].map((seconds) => codeAt(secret, at.getTime() + seconds * 1000)));
  return ["111111", "222222", "333333", "444444", "555555", "666666"].find((code) => !near.has(code)) ?? "";
}
