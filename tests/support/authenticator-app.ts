import { TOTP } from "otpauth";

/** What an authenticator app shows for a secret at a time. */
export const codeAt = (secret: string, at: Date | number): string =>
  new TOTP({ secret }).generate({ timestamp: Number(at) });

/** A code of six digits that is none of those which count around a time. */
export function wrongCodeAt(secret: string, at: Date): string {
  const near = new Set([-60, -30, 0, 30, 60].map((seconds) => codeAt(secret, at.getTime() + seconds * 1000)));
  return ["111111", "222222", "333333", "444444", "555555", "666666"].find((code) => !near.has(code)) ?? "";
}
